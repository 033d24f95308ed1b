/** The cookie opens it: a download needs no script. */
export function exportAddress(which: { search?: string; ids?: string }): string {
  const query = String(new URLSearchParams(which))
  return `/api/certificates/export-certificates${query && `?${query}`}`
}
