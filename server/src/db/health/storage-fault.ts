export type Fault = "databaseDamaged" | "storageFull" | "storageFailing"

/** https://sqlite.org/rescode.html: the low byte of an extended code is the primary code. */
const sqliteFaults: Record<number, Fault> = {
  8: "storageFailing", // SQLITE_READONLY
  10: "storageFailing", // SQLITE_IOERR
  11: "databaseDamaged", // SQLITE_CORRUPT
  13: "storageFull", // SQLITE_FULL
  14: "storageFailing", // SQLITE_CANTOPEN
  26: "databaseDamaged", // SQLITE_NOTADB
}
/** Error codes of the operating system and of PostgreSQL. */
const faultsByCode: Record<string, Fault> = {
  ENOSPC: "storageFull",
  EDQUOT: "storageFull",
  EROFS: "storageFailing",
  53100: "storageFull", // disk_full
  58030: "storageFailing", // io_error
  XX001: "databaseDamaged", // data_corrupted
  XX002: "databaseDamaged", // index_corrupted
}

type CodedError = Error & { code?: string; errcode?: number }

export const faultOf = ({ code = "", errcode = 0 }: CodedError): Fault | undefined =>
  faultsByCode[code] ?? sqliteFaults[errcode & 0xff]

/** SQLITE_BUSY, SQLITE_LOCKED: another connection holds a lock on the file. */
export const isSqliteBusy = ({ errcode = 0 }: CodedError) => [5, 6].includes(errcode & 0xff)
