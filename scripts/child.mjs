import { spawn } from "node:child_process"
import { constants } from "node:os"
import { isatty } from "node:tty"
import { root } from "./repository.mjs"

const forwardedSignals = ["SIGTERM", "SIGINT", "SIGHUP"]
const parentId = process.ppid
const orphanCheckIntervalMs = 200
const pipeTimeoutMs = 2000
const killTimeoutMs = 5000

/**
 * Runs a program to its end and returns { code, output, seconds }. A signal is forwarded to the child, and ends the script after
 * the child. `quiet` captures the output instead of printing it; `stderr` receives each line of stderr.
 */
export async function run(program, args, { cwd = root, env, quiet = false, stderr, limitSeconds = 0 } = {}) {
  const started = Date.now()
  const stdio = ["inherit", quiet ? "pipe" : "inherit", quiet || stderr ? "pipe" : "inherit"]
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio })
  const stopForwarding = forwardSignals(child)
  const limit = limitSeconds > 0 ? endAfter(child, limitSeconds) : undefined
  const captured = []
  const errors = []
  child.stdout?.on("data", (chunk) => captured.push(chunk))
  child.stderr?.on("data", (chunk) => (quiet ? captured : errors).push(chunk))
  if (stderr) passLines(child.stderr, stderr)
  const { code, problem } = await end(child)
  clearTimeout(limit)
  const signal = stopForwarding()
  if (signal) process.exit(128 + constants.signals[signal])
  return { code, output: problem ?? Buffer.concat(captured).toString(), seconds: (Date.now() - started) / 1000 }
}

/** Runs a program as the last step of the script: it gets the terminal and all signals, and its exit code is returned. */
export async function runInForeground(program, args, { env } = {}) {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" })
  const stopForwarding = forwardSignals(child)
  const { code, problem } = await end(child)
  stopForwarding()
  if (problem) console.error(problem)
  return code
}

function forwardSignals(child) {
  // A terminal sends these two to the child directly. Forwarding them would look like a second Ctrl-C.
  const fromTerminal = isatty(0) ? ["SIGINT", "SIGHUP"] : []
  const received = new Set()
  const receive = (signal) => {
    // npm and the process group may both deliver a signal: only the first is forwarded.
    if (!received.has(signal) && !fromTerminal.includes(signal)) child.kill(signal)
    received.add(signal)
  }
  for (const signal of forwardedSignals) process.on(signal, receive)
  const orphanCheck = setInterval(() => isOrphan() && receive("SIGTERM"), orphanCheckIntervalMs)
  return () => {
    for (const signal of forwardedSignals) process.off(signal, receive)
    clearInterval(orphanCheck)
    return [...received][0]
  }
}

/** A signal to npm ends the shell between npm and this script, but the shell does not forward it. */
const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parentId

function end(child) {
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 127, problem: error.message }))
    child.on("exit", (code, signal) => {
      const result = { code: code ?? 128 + constants.signals[signal] }
      child.on("close", () => resolve(result))
      // A grandchild that outlives the child may keep the pipes open.
      setTimeout(() => resolve(result), pipeTimeoutMs).unref()
    })
  })
}

function endAfter(child, seconds) {
  return setTimeout(() => {
    child.kill("SIGTERM")
    setTimeout(() => child.kill("SIGKILL"), killTimeoutMs).unref()
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
