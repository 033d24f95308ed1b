const forged = ["server/src/resources/certificate/forged-document"]

export const credentials = [
  {
    guarantee: "a document is the original only if its credential names the digest of all other bytes",
    file: "contract/src/signed-file/verify-file.ts",
    find: "related.digestSRI === (await digestAround(file, place))",
    replace: "(await digestAround(file, place)) !== ''",
    tests: forged,
  },
  {
    guarantee: "a credential that does not name the document does not vouch for it",
    file: "contract/src/signed-file/verify-file.ts",
    find: "related !== undefined && related.digestSRI",
    replace: "related?.digestSRI === undefined || related.digestSRI",
    tests: forged,
  },
  {
    guarantee: "a small file that unpacks to a large one stops being read",
    file: "contract/src/signed-file/inflate.ts",
    find: "if (length <= maxBytes) continue",
    replace: "if (length >= 0) continue",
    tests: ["contract/src/signed-file/inflate"],
  },
  {
    guarantee: "a file with any number of objects is scanned once",
    file: "contract/src/signed-file/pdf-objects.ts",
    find: "if (next.start >= from) return next",
    replace: "",
    tests: forged,
    reason: "It costs only time, which no test asserts: at most 6,000 searches of a file of 10 MB.",
  },
  {
    guarantee: "a credential of another issuer is not one of ours",
    file: "contract/src/credential/signed.ts",
    find: "if (issuers && !issuers.some(",
    replace: "if (issuers && issuers.every(",
    tests: ["server/src/credentials/forged"],
  },
  {
    guarantee: "an earlier credential is compared with the present status list at the same path only",
    file: "contract/src/credential/verify.ts",
    find: "if (path === undefined || path !== pathAt(",
    replace: "if (path === '' && path !== pathAt(",
    tests: ["server/src/credentials/forged"],
  },
]
