/**
 * Who may import whom, types included. Each workspace is a list of layers, the lowest first; a module (a folder below src, or a
 * file in src itself; `tables` are those of all resources) may import from lower layers only, so neither upwards nor from a neighbour in its own layer.
 */
export const layers = {
  contract: [["contract"]],
  server: [
    ["errors.ts", "cannot-start.ts", "escape-xml.ts", "version.ts", "network.ts", "repeat.ts", "isolation", "tables"],
    ["log.ts", "keys.ts", "share", "schema.ts", "new-id.ts", "search-text.ts"],
    ["audit-log"],
    ["fatal.ts", "private-files.ts", "db"],
    ["audit"],
    ["mail", "images", "demo-records.ts"],
    ["accounts", "settings.ts"],
    ["http"],
    ["csv"],
    ["imports"],
    ["resources"],
    ["openapi", "pages", "demo"],
    ["first-admin.ts", "app.ts"],
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
    ["routes.tsx"],
    ["client.tsx", "server.tsx"],
  ],
}

const isInside = (folder) => (file) => file.startsWith(`${folder}/`)
const feature = (file) => /^web\/src\/features\/[^/]+\//.exec(file)?.[0]
const card = /\/card\.tsx$/

/** What the layers do not say. `from` are files; `to` is a file of ours, or as it is written for anything else. */
export const bans = [
  { why: "imports are by ./, by #… or by package", isBanned: (_, to) => to.startsWith("../") },
  {
    why: "the contract is zod/mini and nothing else",
    isBanned: (from, to) => isInside("contract/src")(from) && !isInside("contract/src")(to) && to !== "zod/mini",
  },
  {
    why: "ui does not know the contract",
    isBanned: (from, to) => isInside("web/src/ui")(from) && to === "contract/src/index.ts",
  },
  {
    why: "a feature uses nothing of another one but the card that it offers",
    isBanned: (from, to) => feature(from) && feature(to) && feature(from) !== feature(to) && !card.test(to),
  },
  {
    why: "it writes <style> elements, which the security policy refuses: use react-hot-toast/headless",
    isBanned: (from, to) => isInside("web")(from) && to === "react-hot-toast",
  },
]
