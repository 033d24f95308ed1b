export type Fault = "databaseDamaged" | "storageFull" | "storageFailing"

const full = ["ENOSPC", "EDQUOT"]
/** https://sqlite.org/rescode.html; the low byte of an extended code is the primary one. */
const faults: Record<number, Fault> = {
  8: "storageFailing", // SQLITE_READONLY
  10: "storageFailing", // SQLITE_IOERR
  11: "databaseDamaged", // SQLITE_CORRUPT
  13: "storageFull", // SQLITE_FULL
  14: "storageFailing", // SQLITE_CANTOPEN
  26: "databaseDamaged", // SQLITE_NOTADB
}
const postgresFaults: Record<string, Fault> = {
  53100: "storageFull", // disk_full
  58030: "storageFailing", // io_error
  XX001: "databaseDamaged", // data_corrupted
  XX002: "databaseDamaged", // index_corrupted
}
const busy = [5, 6]

type CodedError = Error & { code?: string; errcode?: number }

export function faultOf(error: CodedError): Fault | undefined {
  if (full.includes(error.code ?? "")) return "storageFull"
  if (error.code === "EROFS") return "storageFailing"
  const postgres = postgresFaults[error.code ?? ""]
  if (postgres) return postgres
  return error.errcode === undefined ? undefined : faults[error.errcode & 0xff]
}

/** Another process holds the file for a moment. */
export const isSqliteBusy = (error: CodedError) => busy.includes((error.errcode ?? 0) & 0xff)
