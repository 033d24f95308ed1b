export const backup = [
  {
    promise: "a backup is not restored into a database with tables of another program",
    file: "server/src/backup/restore-target.ts",
    find: "if (foreign.length > 0)",
    replace: "if (false)",
    tests: ["server/src/backup/restore-target"],
  },
  {
    promise: "a backup is not restored into a database with users",
    file: "server/src/backup/restore-target.ts",
    find: 'if (tables.includes("user") &&',
    replace: "if (false &&",
    tests: ["server/src/backup/restore-target"],
  },
  {
    promise: "a backup is not restored into a database that is newer",
    file: "server/src/backup/restore-target.ts",
    find: "if (rows[0])",
    replace: "if (rows[0] && false)",
    tests: ["server/src/backup/restore-target"],
  },
]
