import { parseArgs } from "node:util"
import { diagnose } from "#doctor/doctor.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"
import { run } from "./run.ts"

/** Checks settings, disk, database, keys, audit log, images, the site, mail and backups, and says what to do. Changes nothing. */
async function doctor() {
  parseArgs({ options: {} })
  const counts = { ok: 0, warning: 0, error: 0 }
  for await (const { name, findings } of diagnose(readSettings(), createLog("silent")))
    for (const { level, text, advice } of findings) {
      counts[level]++
      console.log(`${level.padEnd(8)} ${name}: ${text}`)
      if (advice) console.log(`${" ".repeat(9)}→ ${advice}`)
    }
  const countOf = (level: "error" | "warning") => `${counts[level]} ${level}${counts[level] === 1 ? "" : "s"}`
  console.log(`${countOf("error")}, ${countOf("warning")}`)
  if (counts.error > 0) process.exitCode = 1
}

run(doctor)
