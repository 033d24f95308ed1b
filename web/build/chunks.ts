import { fileURLToPath } from "node:url"
import type { Rolldown } from "vite"
import { accountPages } from "../src/features/account-pages.ts"
import { publicPages } from "../src/features/public-pages.ts"

/** As the bundler names a module, on Windows too. */
export const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url)).replaceAll("\\", "/")

const featureModules = (...files: string[]) => new Set(files.map((file) => source(`features/${file}`)))

/** "image-url" for contract/src/image/image-url.ts; "" outside of the contract's records and fields. */
const contractFile = (id: string) => /\/contract\/src\/(?!calls\/)(?:[\w-]+\/)?([\w-]+)\.ts$/.exec(id)?.[1] ?? ""

/** All modules that the entry imports without `import()`. Every page needs them, and one file compresses best. */
const entryChunk = (id: string, context: Rolldown.ChunkingContext) => {
  const seen = new Set<string>()
  const isImportedByEntry = (moduleId: string): boolean => {
    const module = context.getModuleInfo(moduleId)
    // The contract's index imports all of the contract, but each page uses only a part.
    if (!module || seen.has(moduleId) || moduleId.endsWith("contract/src/index.ts")) return false
    seen.add(moduleId)
    return module.isEntry || module.importers.some(isImportedByEntry)
  }
  return id.includes("rolldown/runtime") || isImportedByEntry(id) ? "client" : null
}

const pageModules = featureModules(...publicPages.map(({ file }) => file))
const accountModules = featureModules(...accountPages.map(({ file }) => file))

/** Only a few pages have each of these; most need the other shared modules. */
const modulesOfFewPages = [
  "ui/form/fields.tsx",
  "ui/form/search-form.tsx",
  "ui/form/use-search-field.ts",
  "ui/display/shown-row.tsx",
].map(source)

const textFolders = ["site/en/", "site/bn/"].map(source)

/** Modules of public pages of several features in one file: separate small files would each cost a request on a slow connection. */
const sharedPagesChunk = (id: string, context: Rolldown.ChunkingContext) => {
  const seen = new Set<string>()
  const features = new Set<string>()
  const collectFeatures = (moduleId: string) => {
    if (seen.has(moduleId)) return
    seen.add(moduleId)
    if (pageModules.has(moduleId)) features.add(/\/features\/[^/]+/.exec(moduleId)?.[0] ?? "")
    else context.getModuleInfo(moduleId)?.importers.forEach(collectFeatures)
  }
  collectFeatures(id)
  if (modulesOfFewPages.includes(id)) return null
  // Loaded on demand, in one language.
  if (textFolders.some((folder) => id.startsWith(folder))) return null
  return features.size > 1 && id.startsWith(source("")) ? "pages" : null
}

/** The lazily loaded modules that need a module, and the entry if that does. */
function lazyRootsOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const seen = new Set<string>()
  const roots: string[] = []
  const collectRoots = (moduleId: string) => {
    const module = context.getModuleInfo(moduleId)
    if (!module || seen.has(moduleId)) return
    seen.add(moduleId)
    if (module.isEntry || module.dynamicImporters.length > 0) roots.push(moduleId)
    // The contract's index imports all of the contract.
    if (!moduleId.endsWith("contract/src/index.ts")) module.importers.forEach(collectRoots)
  }
  collectRoots(id)
  return roots
}

const dashboardRoot = source("dashboard-root.tsx")
const apiLayout = source("api/api-layout.tsx")
const avatarMenu = source("layouts/avatar-menu.tsx")

/** A public page, a page of accounts, or a module that one of these loads on demand, even if the dashboard loads it too. */
function isOutsideDashboard(root: string, context: Rolldown.ChunkingContext, seen: readonly string[] = []): boolean {
  if (pageModules.has(root) || accountModules.has(root)) return true
  if (seen.includes(root)) return false
  const openers = context.getModuleInfo(root)?.dynamicImporters.flatMap((id) => lazyRootsOf(id, context)) ?? []
  return openers.some(
    (opener) => !context.getModuleInfo(opener)?.isEntry && isOutsideDashboard(opener, context, [...seen, root]),
  )
}

const isScreen = (root: string, context: Rolldown.ChunkingContext) =>
  root === dashboardRoot ||
  root === source("first-screen.tsx") ||
  root.startsWith(source("dashboard/")) ||
  (/\/features\/.+\.tsx$/.test(root) && !isOutsideDashboard(root, context))

/** The parts of a list and a record's page: a screen that imports one of them is a list's screen, whatever its name. */
const listModules = ["dashboard/list/resource-list.tsx", "dashboard/record/record-page.tsx"].map(source)
let listScreens: Set<string> | undefined

/** Also what only such screens load on demand: their dialogs. */
function isListScreen(root: string, context: Rolldown.ChunkingContext, seen: readonly string[] = []): boolean {
  listScreens ??= new Set(listModules.flatMap((id) => lazyRootsOf(id, context)))
  if (listScreens.has(root)) return true
  const module = context.getModuleInfo(root)
  if (!module || module.isEntry || root === dashboardRoot || seen.includes(root)) return false
  const openers = module.dynamicImporters.flatMap((id) => lazyRootsOf(id, context))
  return openers.length > 0 && openers.every((opener) => isListScreen(opener, context, [...seen, root]))
}

/** Of the students and of the office: they load nothing that only other screens share. */
const firstScreens = featureModules("home/welcome-page.tsx", "overview/overview-page.tsx")

/**
 * Schemas of the office's lists, of the pages of records, and of all forms. By their names: all are imported through the contract's
 * index, so their importers do not say which pages need them.
 */
const schemaFiles = {
  "list-schemas":
    /^(achievement|certificate|course|english|gallery|number-shape|people|question|site|site-item|site-list-form|team|to-know|user-mail)$/,
  "record-schemas":
    /^(audit|audit-details|bin|certificate-document|correction-request|deletion|errors|personal-data|signatory)$/,
  "form-schemas": /^(bounded-text|bulk|certificate-days|day-input|image|input|link|request-id|resource|review|user)$/,
}
const schemaChunk = (id: string) =>
  Object.entries(schemaFiles).find(([, names]) => names.test(contractFile(id)))?.[0] ?? null

/** Calls that no public page makes: those of the office (strip-calls.ts), and all calls of a resource if visitors may make none of them. */
const isDashboardCall = (id: string, context: Rolldown.ChunkingContext) =>
  id.endsWith("?office") ||
  (/\/contract\/src\/calls\/(?!index)/.test(id) && !context.getModuleInfo(id)?.code?.includes('"anyone"'))

/**
 * The first rule that fits decides. Modules that the same screens need share a file, because similar texts compress better together.
 * "api" is the API's store, which account pages need too; "account-menu" is what public pages load for a user who is logged in. Any
 * other module that public pages need stays separate.
 */
const dashboardChunk = (id: string, context: Rolldown.ChunkingContext) => {
  // The dashboard's menu names the lists of the site.
  if (isDashboardCall(id, context) || contractFile(id) === "site-list") return "dashboard"
  const roots = lazyRootsOf(id, context)
  if (roots.includes(apiLayout) && roots.includes(dashboardRoot))
    return roots.some((root) => pageModules.has(root)) ? null : "api"
  const others = roots.filter((root) => !isScreen(root, context))
  if (others.some((root) => root !== avatarMenu)) return null
  if (roots.includes(dashboardRoot)) return others.length > 0 ? "account-menu" : "dashboard"
  if (others.length > 0 || roots.length === 0) return null
  if (roots.length < 2) return null
  if (roots.every((root) => isListScreen(root, context))) return "lists"
  return roots.some((root) => firstScreens.has(root)) ? "screens" : "forms"
}

const publicRead = /method"?:\s*"GET",\s*"?path"?:\s*"[^"]+",\s*"?access"?:\s*"anyone"/

/** Tables and saved files: for lists, and for the results for many certificates, which a public page loads on demand. */
const tableModules = ["ui/display/table.tsx", "ui/save-text.ts", "ui/save-file.ts", "api/file/csv-text.ts"].map(source)
const tablesChunk = (id: string) => (tableModules.includes(id) || contractFile(id) === "csv" ? "tables" : null)

/** Small modules that all account pages need, and some screens: each alone would be a request of the login page. */
const accountFormModules = [
  "ui/form/form-alert.tsx",
  "features/auth/login/account-form.tsx",
  "features/auth/mail/mail-link.tsx",
].map(source)
const accountChunk = (id: string) => (accountFormModules.includes(id) ? "account-forms" : null)

/** Small modules without schemas that most pages need: in one file they compress better. */
const factModules = [
  "call",
  "day",
  "digits",
  "image-columns",
  "image-symbol",
  "image-url",
  "language",
  "money",
  "records",
]
const factsChunk = (id: string) => (factModules.includes(contractFile(id)) ? "facts" : null)

/** Modules that several public pages share, and their read calls, each of a few lines. */
const pagesChunk = (id: string, context: Rolldown.ChunkingContext) =>
  /\/contract\/src\/calls\/[\w-]+\.ts$/.test(id) && publicRead.test(context.getModuleInfo(id)?.code ?? "")
    ? "pages"
    : sharedPagesChunk(id, context)

/** Which modules the bundler puts into one file. Each file is a request on a slow connection. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: entryChunk, debugName: "all pages", priority: 2 },
  { name: factsChunk, debugName: "facts of the contract", priority: 2 },
  { name: schemaChunk, debugName: "schemas of the dashboard and of forms", priority: 2 },
  { name: tablesChunk, debugName: "tables and saved files", priority: 2 },
  { name: accountChunk, debugName: "account pages", priority: 2 },
  { name: pagesChunk, debugName: "several public pages", priority: 1 },
  { name: dashboardChunk, debugName: "several screens of the dashboard", priority: 1 },
]
