/** Phones use many names for CSV, and hide files of types that are not listed. */
export const csvTypes = [
  ".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,text/comma-separated-values",
  "application/csv,application/vnd.ms-excel",
].join()
