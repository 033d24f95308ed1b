export const backup = [
  {
    guarantee: "a backup is not restored into a database with tables of another program",
    file: "server/src/backup/restore-target.ts",
    find: "if (foreign.length > 0)",
    replace: "if (false)",
    tests: ["server/src/backup/restore-target"],
  },
  {
    guarantee: "a backup is not restored into a database with users",
    file: "server/src/backup/restore-target.ts",
    find: 'if (tables.includes("user") &&',
    replace: "if (false &&",
    tests: ["server/src/backup/restore-target"],
  },
  {
    guarantee: "a backup is not restored into a database that is newer",
    file: "server/src/backup/restore-target.ts",
    find: "if (rows[0])",
    replace: "if (rows[0] && false)",
    tests: ["server/src/backup/restore-target"],
  },
  {
    guarantee: "a backup is not restored next to images of another site",
    file: "server/src/backup/restore-target.ts",
    find: "if (foreign)\n",
    replace: "if (false)\n",
    tests: ["server/src/backup/restore-target"],
  },
  {
    guarantee: "a backup with a broken audit log is not restored",
    file: "server/src/backup/restore.ts",
    find: "if (!options.acceptsBrokenLog)",
    replace: "if (false)",
    tests: ["server/src/backup/archived-log"],
  },
  {
    guarantee: "the audit log in a backup is read in the order of its positions",
    file: "server/src/backup/archived-log.ts",
    find: "waiting.set(row.position, row)",
    replace: "yield row",
    tests: ["server/src/backup/archived-log"],
  },
]
