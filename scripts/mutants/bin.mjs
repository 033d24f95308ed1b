const ofBin = ["server/src/resources/bin/bin.test"]
const several = ["server/src/resources/delete-several"]

export const bin = [
  {
    guarantee: "what was restored leaves the bin",
    file: "server/src/audit/deletions.ts",
    find: " and position not in ",
    replace: " and -1 not in ",
    tests: ofBin,
  },
  {
    guarantee: "the bin lists thirty days",
    file: "server/src/audit/deletions.ts",
    find: "now - binDays * 24 * 60 * 60 * 1000",
    replace: "now - 40 * 24 * 60 * 60 * 1000",
    tests: ofBin,
  },
  {
    guarantee: "nobody restores what they may not delete",
    file: "server/src/resources/bin/resource.ts",
    find: "    if (!mayRestoreIn(request)(kind)) throw notAllowed()\n",
    replace: "",
    tests: ofBin,
  },
  {
    guarantee: "a deleted user of the office comes back as a student",
    file: "server/src/resources/user/resource.ts",
    find: 'isOffice(recorded.role) ? "student" : recorded.role',
    replace: "recorded.role",
    tests: ["server/src/resources/bin/restore.test"],
  },
  {
    guarantee: "a stolen session restores no user",
    file: "server/src/resources/bin/resource.ts",
    find: "    if (parts.records[kind].calls.delete.needsConfirmation) requireConfirmation(request)\n",
    replace: "",
    tests: ["server/src/resources/bin/restore.test"],
  },
  {
    guarantee: "a deletion of which something is left stays in the bin",
    file: "server/src/resources/bin/restore.ts",
    find: "const left = missing.length - result.restored.length + ",
    replace: "const left = ",
    tests: ofBin,
  },
  {
    guarantee: "a review is deleted as part of its author's deletion, with an entry",
    file: "server/src/resources/user/routes.ts",
    find: "  await deleteReviewsOf(trx, ids, by, part.deletion)\n",
    replace: "",
    tests: several,
  },
  {
    guarantee: "a record that has changed is not deleted with a selection",
    file: "server/src/db/delete-records.ts",
    find: "expected !== row.updatedAt",
    replace: "false",
    tests: several,
  },
  {
    guarantee: "nobody adds to a deletion of somebody else",
    file: "server/src/db/delete-records.ts",
    find: " && begun.actorId === by.userId",
    replace: "",
    tests: several,
  },
  {
    guarantee: "nothing is added to a deletion that was restored, which has left the bin",
    file: "server/src/db/delete-records.ts",
    find: "? undefined : begun",
    replace: "? begun : begun",
    tests: ["server/src/resources/bin/several.test.ts"],
  },
  {
    guarantee: "images of every entry of a deletion are retained",
    file: "server/src/audit-log/details.ts",
    find: ` || details.startsWith('{"part":')`,
    replace: "",
    tests: ["server/src/images/unused-images"],
  },
  {
    guarantee: "two restores of one deletion do not run at once",
    file: "server/src/resources/bin/restore.ts",
    find: '    await takeLock(trx, "import")\n',
    replace: "",
    tests: ofBin,
  },
]
