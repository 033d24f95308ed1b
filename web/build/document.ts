// Assets for certificates as documents: the frame with its guilloche, and the fonts.
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { markPath } from "#ui/image/mark-path.ts"
import { border, buti, diamond, woven } from "./jamdani.ts"

const fonts = fileURLToPath(new URL("../.cache/fonts/", import.meta.url))
const folder = fileURLToPath(new URL("../.cache/document/", import.meta.url))

const page = { width: 842, height: 595 }
const colours = { green: "#0b533b", gold: "#a97a1d", paleGreen: "#cfe3d7", lightGold: "#d9bf85", paper: "#fdfcf8" }
/** The side of a tile of the border; the border's lengths are whole multiples of it. */
const tile = 20
const columns = 38
const rows = 26
const left = (page.width - columns * tile) / 2
const top = (page.height - rows * tile) / 2
const right = left + columns * tile
const bottom = top + rows * tile

const round = (n: number) => Math.round(n * 100) / 100
const use = (id: string, x: number, y: number) => `<use href="#${id}" x="${round(x)}" y="${round(y)}"/>`

/** A closed smooth curve around (x, y): r = radius + depth·cos(waves·angle + shift), flattened by `squeeze`. Cubic Béziers through its points. */
function ring(
  x: number,
  y: number,
  radius: number,
  depth: number,
  waves: number,
  shift: number,
  squeeze: number,
): string {
  const count = waves * 8
  const step = (2 * Math.PI) / count
  const at = (angle: number) => {
    const r = radius + depth * Math.cos(waves * angle + shift)
    const slope = -depth * waves * Math.sin(waves * angle + shift)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return {
      x: x + r * cos,
      y: y + r * sin * squeeze,
      dx: slope * cos - r * sin,
      dy: (slope * sin + r * cos) * squeeze,
    }
  }
  let path = ""
  for (let i = 0; i < count; i++) {
    const [a, b] = [at(i * step), at((i + 1) * step)]
    if (!path) path = `M${round(a.x)} ${round(a.y)}`
    path += `C${[a.x + (a.dx * step) / 3, a.y + (a.dy * step) / 3, b.x - (b.dx * step) / 3, b.y - (b.dy * step) / 3, b.x, b.y].map(round).join(" ")}`
  }
  return `${path}z`
}

/** A guilloche: rings of crossing waves. */
function guilloche(x: number, y: number, squeeze: number) {
  const bands = [
    { radius: 172, depth: 26, waves: 24, lines: 4 },
    { radius: 124, depth: 30, waves: 18, lines: 4 },
    { radius: 74, depth: 28, waves: 12, lines: 4 },
  ]
  return bands
    .flatMap(({ radius, depth, waves, lines }) =>
      Array.from({ length: lines }, (_, n) => ring(x, y, radius, depth, waves, (2 * Math.PI * n) / lines, squeeze)),
    )
    .join("")
}

/** One side of the border, cut at the corners, because the tile's threads are longer than the tile. */
function sides() {
  const across = { x: left + tile, width: right - left - 2 * tile }
  const down = { y: top + tile, height: bottom - top - 2 * tile }
  const clips = [
    { ...across, y: top, height: tile },
    { ...across, y: bottom - tile, height: tile },
    { ...down, x: left, width: tile },
    { ...down, x: right - tile, width: tile },
  ]
  const rectangles = clips.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join("")
  const uses = []
  for (let x = across.x; x < right - tile; x += tile)
    uses.push(use("frame-e", x, top), use("frame-e", x, bottom - tile))
  for (let y = down.y; y < bottom - tile; y += tile) uses.push(use("frame-s", left, y), use("frame-s", right - tile, y))
  return `<clipPath id="frame-b"><path d="${rectangles}"/></clipPath><g clip-path="url(#frame-b)">${uses.join("")}</g>`
}

const corners = [
  [left, top],
  [right - tile, top],
  [left, bottom - tile],
  [right - tile, bottom - tile],
] as const

/** A quarter of a flower in each inner corner. */
function innerCorners() {
  const inset = tile + 4
  const [x1, y1, x2, y2] = [left + inset, top + inset, right - inset, bottom - inset]
  const flowers = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ]
    .map(([x = 0, y = 0]) => woven(buti("prohori", x, y, 4), colours.lightGold, 0.5))
    .join("")
  return `<clipPath id="frame-i"><path d="M${x1} ${y1}H${x2}V${y2}H${x1}z"/></clipPath><g clip-path="url(#frame-i)">${flowers}</g>`
}

/** A thread with a knot, under the name. */
function ornament(y: number, half: number) {
  const x = page.width / 2
  const knots = [-1, 0, 1].map((n) => diamond(x + n * 13, y, n === 0 ? 3 : 1, 1.1)).join("")
  const line = (from: number, to: number) => `M${from} ${y}H${to}`
  return `<path d="${line(x - half, x - 20)}${line(x + 20, x + half)}" stroke="${colours.gold}" stroke-width="0.6"/><path d="${knots}" fill="${colours.gold}"/>`
}

const mark = (y: number, size: number) =>
  `<path transform="translate(${page.width / 2 - size / 2} ${y}) scale(${size / 24})" fill="${colours.green}" d="${markPath}"/>`

const tileOf = (turn: string) => `<g${turn}>${woven(border(tile), colours.green, 0.4)}</g>`
const rectangle = (inset: number, colour: string, width: number) =>
  `<rect x="${left + inset}" y="${top + inset}" width="${right - left - 2 * inset}" height="${bottom - top - 2 * inset}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

const corner = `<rect x="0.2" y="0.2" width="${tile - 0.4}" height="${tile - 0.4}" fill="${colours.paper}" stroke="${colours.green}" stroke-width="0.4"/>${woven(buti("prohori", tile / 2, tile / 2, 0.95), colours.gold, 0.3)}`

const frame = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}" viewBox="0 0 ${page.width} ${page.height}">`,
  `<defs><g id="frame-e">${tileOf("")}</g><g id="frame-s">${tileOf(` transform="rotate(90 ${tile / 2} ${tile / 2})"`)}</g><g id="frame-c">${corner}</g></defs>`,
  `<path fill="${colours.paper}" d="M0 0h${page.width}v${page.height}H0z"/>`,
  `<path d="${guilloche(page.width / 2, page.height / 2 + 6, 0.96)}" fill="none" stroke="${colours.paleGreen}" stroke-width="0.45"/>`,
  innerCorners(),
  sides(),
  corners.map(([x, y]) => use("frame-c", x, y)).join(""),
  rectangle(-4, colours.gold, 1.4),
  rectangle(-7.5, colours.gold, 0.4),
  rectangle(tile + 4, colours.gold, 0.6),
  mark(76, 38),
  ornament(303, 175),
  `</svg>\n`,
].join("")

mkdirSync(folder, { recursive: true })
for (const weight of [400, 600]) {
  for (const script of ["bengali", "latin", "latin-ext"]) {
    copyFileSync(`${fonts}${script}-${weight}.ttf`, `${folder}${script}-${weight}.ttf`)
  }
}
writeFileSync(`${folder}frame.svg`, frame)
