export const site = [
  {
    guarantee: "an announcement begins and ends with its days, although nothing changes",
    file: "server/src/http/api-response-cache.ts",
    find: "dhakaDay(Date.now())",
    replace: '""',
    tests: ["server/src/pages/announcement"],
  },
  {
    guarantee: "a new phone number is on every page at once",
    file: "server/src/pages/pages.ts",
    find: '[...topics, "site"]',
    replace: "topics",
    tests: ["server/src/pages/site-contact"],
  },
  {
    guarantee: "changes of a section at the same time lose nothing",
    file: "server/src/resources/site/changes.ts",
    find: '  await takeLock(trx, "site")\n',
    replace: "",
    tests: ["server/src/resources/site/"],
  },
  {
    guarantee: "the images of earlier versions are not deleted",
    file: "server/src/resources/site/changes.ts",
    find: "if (images.length > 0)",
    replace: "if (images.length > 99)",
    tests: ["server/src/images/unused-images"],
  },
]
