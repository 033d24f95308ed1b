import type { Language } from "contract"
import { formatOf } from "./format.ts"

const smallestUnit = [{ en: "KB", bn: "কেবি" }, 1e3] as const
const units = [
  [{ en: "TB", bn: "টিবি" }, 1e12],
  [{ en: "GB", bn: "জিবি" }, 1e9],
  [{ en: "MB", bn: "এমবি" }, 1e6],
  smallestUnit,
] as const

/** A disk size, in a suitable unit. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] = units.find(([, minBytes]) => bytes >= minBytes) ?? smallestUnit
  return `${formatOf(language).number(Math.round((bytes / size) * 10) / 10)} ${unit[language]}`
}
