import { spawn } from "node:child_process"
import { constants } from "node:os"
import { isatty } from "node:tty"
import { root } from "./repository.mjs"

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"]
const PARENT = process.ppid

/**
 * Runs one step to its end and answers { code, output, seconds }. A signal that arrives meanwhile is given to the child, and ends
 * the whole script after it. `quiet` keeps the output instead of showing it; `stderr` receives the lines of stderr one by one.
 */
export async function run(program, args, { cwd = root, env, quiet = false, stderr, limitSeconds = 0 } = {}) {
  const started = Date.now()
  const stdio = ["inherit", quiet ? "pipe" : "inherit", quiet || stderr ? "pipe" : "inherit"]
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio })
  const stopForwarding = forwardSignals(child)
  const limit = limitSeconds > 0 ? endAfter(child, limitSeconds) : undefined
  const shown = []
  const errors = []
  child.stdout?.on("data", (chunk) => shown.push(chunk))
  child.stderr?.on("data", (chunk) => (quiet ? shown : errors).push(chunk))
  if (stderr) passLines(child.stderr, stderr)
  const { code, problem } = await end(child)
  clearTimeout(limit)
  const signal = stopForwarding()
  if (signal) process.exit(128 + constants.signals[signal])
  return { code, output: problem ?? Buffer.concat(shown).toString(), seconds: (Date.now() - started) / 1000 }
}

/** From here on the script is nothing but this child: same terminal, same signals, same exit code. */
export async function become(program, args, { env } = {}) {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" })
  const stopForwarding = forwardSignals(child)
  const { code, problem } = await end(child)
  stopForwarding()
  if (problem) console.error(problem)
  return code
}

function forwardSignals(child) {
  // A terminal sends these two to the child itself; once more could look like a second, impatient Ctrl-C.
  const fromTerminal = isatty(0) ? ["SIGINT", "SIGHUP"] : []
  const received = new Set()
  const receive = (signal) => {
    // npm and the process group may both deliver a signal: the child gets the first only.
    if (!received.has(signal) && !fromTerminal.includes(signal)) child.kill(signal)
    received.add(signal)
  }
  for (const signal of SIGNALS) process.on(signal, receive)
  const watch = setInterval(() => isOrphan() && receive("SIGTERM"), 200)
  return () => {
    for (const signal of SIGNALS) process.off(signal, receive)
    clearInterval(watch)
    return [...received][0]
  }
}

/** A signal to npm ends the shell between npm and this script, and the shell passes nothing on. */
const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== PARENT

function end(child) {
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 127, problem: error.message }))
    child.on("exit", (code, signal) => {
      const result = { code: code ?? 128 + constants.signals[signal] }
      child.on("close", () => resolve(result))
      // A grandchild that outlives the child may hold the pipes open for ever.
      setTimeout(() => resolve(result), 2000).unref()
    })
  })
}

function endAfter(child, seconds) {
  return setTimeout(() => {
    child.kill("SIGTERM")
    setTimeout(() => child.kill("SIGKILL"), 5000).unref()
  }, seconds * 1000)
}

function passLines(stream, receive) {
  let rest = ""
  stream.setEncoding("utf8")
  stream.on("data", (text) => {
    const lines = (rest + text).split("\n")
    rest = lines.pop()
    for (const line of lines) receive(line)
  })
  stream.on("end", () => rest && receive(rest))
}
