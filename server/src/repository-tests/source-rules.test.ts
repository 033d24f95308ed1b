import { existsSync, readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { programPath } from "#test/server-process.ts"

const root = new URL("../../../", import.meta.url)

/**
 * The code that runs on the server or in browsers. What lint can see (started programs, text that runs as code, the console,
 * Math.random) are rules of biome.json; these are about arguments, names and files, which its rules do not read.
 */
const files = ["contract/src", "server/src", "web/src"].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/test\//.test(path))
    .map((path) => ({ path, code: readFileSync(new URL(path, root), "utf8") })),
)
const serverFiles = files.filter(({ path }) => path.startsWith("server/"))
const pathsWith = (pattern: RegExp) => files.flatMap(({ path, code }) => (pattern.test(code) ? [path] : [])).sort()

test("each program that is started is a file of the server", () => {
  expect(files.length).toBeGreaterThan(700)
  const programs = serverFiles.flatMap(({ code }) => code.match(/(?<=\{\s*)program: [^,}\n]+/g) ?? [])
  const named = programs.filter((line) => line !== "program: string | URL")
  expect(named.length).toBeGreaterThan(3)
  for (const line of named) expect(line).toMatch(/^program: (programFile\("[\w/-]+"\)|drawProgram)$/)
  const built = serverFiles.flatMap(({ code }) =>
    Array.from(code.matchAll(/programFile\(([^)]*)\)/g), ([, path]) => path),
  )
  expect(built.length).toBeGreaterThan(5)
  for (const path of built) expect([path, existsSync(programPath(JSON.parse(path ?? "")))]).toEqual([path, true])
})

test("only one module of the server asks where it is, because a bundled module is elsewhere than its source", () => {
  const asking = pathsWith(/import\.meta\b|__dirname|__filename/).filter((path) => !path.startsWith("web/"))
  expect(asking).toEqual(["server/src/folders.ts"])
})

test("the server writes no files of lines but its log of heads and the parts of backups", () => {
  expect(pathsWith(/\b(appendFile|appendFileSync|createWriteStream)\b/)).toEqual([
    "server/src/audit-log/heads-file.ts",
    "server/src/backup/archive.ts",
  ])
})

/** Functions that build an expression from their last argument: the name of a key or of an element. Their callers write it out. */
const withKey: Record<string, readonly [name: string, key: string]> = {
  "server/src/document/pdf-objects.ts": ["reference", "key"],
  "server/src/s3-client.ts": ["xmlText", "tag"],
}

/** The names in the first argument of each `RegExp(…)`: the variables that the expression is built from. */
const builtFrom = (code: string) =>
  [...code.matchAll(/\bRegExp\(\s*(?:`([^`]*)`|"[^"]*"|([^,)]*))/g)].flatMap(([, template = "", value = ""]) =>
    [...Array.from(template.matchAll(/\$\{([^}]*)\}/g), ([, inside]) => inside), value].flatMap(
      (expression = "") => expression.match(/(?<![.\w])[a-z]\w*/gi) ?? [],
    ),
  )

/** Constants of the module and imported names have their value before there is any input. */
const isConstant = (code: string, name: string) =>
  new RegExp(`^(export )?const ${name}\\b|^import \\{[^}]*\\b${name}\\b[^}]*\\} from`, "m").test(code)

test("no regular expression is built from input", () => {
  expect(pathsWith(/\bRegExp\([^()`]*\+/)).toEqual([])
  const built = files.flatMap(({ path, code }) => builtFrom(code).map((name) => ({ path, code, name })))
  expect(built.length).toBeGreaterThan(15)
  const others = built.filter(({ path, code, name }) => !isConstant(code, name) && withKey[path]?.[1] !== name)
  expect(others.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

/** The last argument of each call of a function. */
function lastArguments(code: string, name: string): string[] {
  const found: string[] = []
  for (const line of code.split("\n").filter((line) => !line.includes(`function ${name}(`))) {
    let rest = line
    const parentheses = /(\w*)\(([^()]*)\)/
    for (let call = parentheses.exec(rest); call; call = parentheses.exec(rest)) {
      if (call[1] === name) found.push(call[2]?.split(", ").at(-1) ?? "")
      rest = rest.replace(call[0], "called")
    }
  }
  return found
}

test.for(Object.entries(withKey))("what %s looks for in a file is written in the code", ([path, [name]]) => {
  const imported = new RegExp(`\\b${name}\\b[^}]*\\} from ".*/?${path.split("/").at(-1)}"`)
  const folder = path.split("/")[0] ?? ""
  const users = files.filter((file) => file.path === path || (file.path.startsWith(folder) && imported.test(file.code)))
  const keys = users.flatMap(({ code }) => lastArguments(code, name))
  expect(keys.length).toBeGreaterThan(2)
  for (const key of keys) expect(key).toMatch(/^"\w+"$/)
})

test("text is matched only with expressions, because a string would become one", () => {
  const matched = files.flatMap(({ path, code }) =>
    Array.from(code.matchAll(/\.(?:match|matchAll|search)\(([a-z][\w.]*)\)/gi), ([, name = ""]) => ({
      path,
      code,
      name,
    })),
  )
  expect(matched.length).toBeGreaterThan(5)
  const isExpression = (code: string, name: string) =>
    new RegExp(`\\b${name}(: RegExp\\b| =\\s+(/|new RegExp\\())`).test(code)
  expect(matched.filter(({ code, name }) => !isExpression(code, name)).map(({ path }) => path)).toEqual([])
})

test("pages have no plugins, frames of old HTML, or interfaces that browsers have given up", () => {
  const elements = /(?<!\w)<(applet|object|embed|param|frame|frameset|noframes|marquee|bgsound|font|center)[\s/>]/
  expect(pathsWith(elements)).toEqual([])
  const interfaces =
    /\b(ActiveXObject|showModalDialog|applicationCache|webkitRequestFileSystem|attachEvent)\b|document\.write|vbscript:|\.swf\b/
  expect(pathsWith(interfaces)).toEqual([])
})

test("each password field tells browsers which password it takes, and lets people paste", () => {
  const fields = files.flatMap(({ code }) => code.match(/<PasswordField\b[^>]*>/g) ?? [])
  expect(fields.length).toBeGreaterThan(8)
  for (const field of fields) expect(field).toMatch(/ autoComplete="(current|new)-password"/)
  expect(pathsWith(/<input[^>]*type="password"/)).toEqual([])
})

test("what is encrypted is encrypted with AES-256-GCM", () => {
  const modes = files.flatMap(({ code }) => code.match(/\bcreate(?:Cipher|Decipher)iv\([^,]*/g) ?? [])
  expect(modes.sort()).toEqual(['createCipheriv("aes-256-gcm"', 'createDecipheriv("aes-256-gcm"'])
  expect(pathsWith(/\b(publicEncrypt|privateDecrypt|subtle\.encrypt)\b/)).toEqual([])
})

test("what must not be forged is hashed with SHA-256 or SHA-384; SHA-1 makes only ETags and, as its standard says, codes of apps", () => {
  const hashes = files.flatMap(({ path, code }) =>
    Array.from(code.matchAll(/\bcreateH(?:ash|mac)\(\s*([^,)]*)/g), ([, name = ""]) => `${name} in ${path}`),
  )
  expect(hashes.length).toBeGreaterThan(20)
  expect(hashes.filter((hash) => !/^"sha(256|384)" /.test(hash)).sort()).toEqual([
    '"sha1" in server/src/accounts/second-factor/totp.ts',
    '"sha1" in server/src/document/draw-queue.ts',
    '"sha1" in server/src/document/draw-queue.ts',
    '"sha1" in server/src/http/cache/response-cache.ts',
    '"sha1" in server/src/share/images.ts',
  ])
})
