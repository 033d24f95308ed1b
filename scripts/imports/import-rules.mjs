/**
 * Import rules, for types too. Each workspace is a list of layers, the lowest first. A module (a folder below src, or a file
 * directly in src; `tables` are those of all resources) may import only from lower layers, not from its own layer.
 */
export const layers = {
  contract: [["contract"]],
  server: [
    ["network"],
    [
      "errors.ts",
      "histogram.ts",
      "cannot-start.ts",
      "escape-xml.ts",
      "folders.ts",
      "s3-client.ts",
      "isolation",
      "tables",
    ],
    ["program-file.ts"],
    ["log.ts", "version.ts", "signing-keys.ts", "share", "document", "schema.ts", "new-id.ts", "search-text.ts"],
    ["audit-log"],
    ["private-files.ts", "db"],
    ["audit"],
    ["mail", "images", "demo-records.ts"],
    ["accounts", "settings.ts", "backup"],
    ["http"],
    ["csv", "correction"],
    ["imports", "credentials"],
    ["resources"],
    ["openapi", "pages", "demo", "doctor", "metrics"],
    ["audit-start.ts", "first-admin.ts", "app.ts", "jobs.ts"],
    ["main.ts", "commands"],
  ],
  web: [
    ["paths.ts", "browser-storage.ts", "i18n"],
    ["session"],
    ["ui"],
    ["site", "event-replay"],
    ["api"],
    ["rendering"],
    ["dashboard"],
    ["features"],
    ["first-screen.tsx", "layouts"],
    ["dashboard-root.tsx"],
    ["routes.tsx", "page-texts.ts"],
    ["client.tsx", "server.tsx"],
  ],
}

/** The modules of the contract that others may import. The programs that draw run in child processes: loading the whole contract would slow their start. */
export const contractEntries = ["index", "certificate/document-letters", "certificate/document-texts"].map(
  (name) => `contract/src/${name}.ts`,
)

const isInside = (folder) => (file) => file.startsWith(`${folder}/`)
const feature = (file) => /^web\/src\/features\/[^/]+\//.exec(file)?.[0]
const card = /\/card\.tsx$/

/** Rules that layers cannot express. `from` is a file; `to` is one of our files, or the import specifier of anything else. */
export const bans = [
  { why: "imports start with ./, with #… or with a package name", isBanned: (_, to) => to.startsWith("../") },
  {
    why: "the contract imports only zod/mini",
    isBanned: (from, to) => isInside("contract/src")(from) && !isInside("contract/src")(to) && to !== "zod/mini",
  },
  {
    why: "ui does not import the contract",
    isBanned: (from, to) => isInside("web/src/ui")(from) && isInside("contract/src")(to),
  },
  {
    why: "a feature may import only the card of another feature",
    isBanned: (from, to) => feature(from) && feature(to) && feature(from) !== feature(to) && !card.test(to),
  },
  {
    why: "it inserts <style> elements, which the Content-Security-Policy forbids: use react-hot-toast/headless",
    isBanned: (from, to) => isInside("web")(from) && to === "react-hot-toast",
  },
]
