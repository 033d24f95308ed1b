import { border, diamond, net } from "../../web/build/jamdani.ts"

/** The style sheet's colour tokens as constants for SVGs: an image is the same on light and on dark pages. */
export const vermilion = "#d33919"
export const gold = "#dbb155"
export const deepGold = "#ad8029"
export const brick = "#a5532a"

/**
 * Each background colour with its thread colours and contrasts: `strong` is the tone furthest from it. Vermilion is only for
 * threats; gold is for honours and lights.
 */
export const schemes = {
  bottle: {
    ground: "#093326",
    thread: "#1d4d3c",
    light: "#e4f3ea",
    mid: "#5aa886",
    soft: "#a9d6c0",
    dark: "#04291d",
    strong: "#e4f3ea",
  },
  ink: {
    ground: "#0f2a2b",
    thread: "#264547",
    light: "#e6efec",
    mid: "#5b9a97",
    soft: "#a9cbc7",
    dark: "#071c1d",
    strong: "#e6efec",
  },
  teal: {
    ground: "#164750",
    thread: "#2c626b",
    light: "#e3f1f1",
    mid: "#58a3a4",
    soft: "#a6d0cf",
    dark: "#0a2d33",
    strong: "#e3f1f1",
  },
  moss: {
    ground: "#38563a",
    thread: "#4f6f50",
    light: "#eff4e3",
    mid: "#86b173",
    soft: "#c2d9ae",
    dark: "#203522",
    strong: "#eff4e3",
  },
  clay: {
    ground: "#4f4336",
    thread: "#695b4b",
    light: "#f6efe1",
    mid: "#b59a78",
    soft: "#dccbb0",
    dark: "#2f271e",
    strong: "#f6efe1",
  },
  mint: {
    ground: "#cae6d8",
    thread: "#a9d1bd",
    light: "#fbfaf5",
    mid: "#459173",
    soft: "#8fc4aa",
    dark: "#0b4a37",
    strong: "#0b4a37",
  },
  sand: {
    ground: "#e6dfcb",
    thread: "#cfc5aa",
    light: "#fffdf6",
    mid: "#5f9076",
    soft: "#b5c9ae",
    dark: "#1f4a3c",
    strong: "#1f4a3c",
  },
}

export const fill = (d, colour) => `<path d="${d}" fill="${colour}"/>`
export const stroke = (d, colour, width) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
export const box = (x, y, width, height, colour, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ""} fill="${colour}"/>`
export const disc = (x, y, radius, colour) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`
export const ring = (x, y, radius, colour, width) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
export const rhomb = (x, y, radius, colour) =>
  fill(`M${x} ${y - radius}l${radius} ${radius}l-${radius} ${radius}l-${radius}-${radius}z`, colour)
export const at = (x, y, scale, content) => `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`
export const turned = (degrees, content) => `<g transform="rotate(${degrees})">${content}</g>`
export const row = (count, draw) => Array.from({ length: count }, (_, place) => draw(place)).join("")

/** Repeats content around a circle; `name` is its id within the image. */
export const around = (name, count, step, content) =>
  `<g id="${name}">${content}</g>${row(count - 1, (n) => `<use href="#${name}" transform="rotate(${(n + 1) * step})"/>`)}`

function tile(id, width, height, content, transform = "") {
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform}>${content}</pattern>`
}

const woven = ({ line, fill: filled }, colour, width) =>
  `${stroke(line, colour, width)}<path d="${filled}" fill="${colour}" fill-rule="evenodd"/>`

/** A background with a jamdani net; the seed selects its flowers. */
export function netted(seed, width, height, { ground, thread }) {
  const pattern = tile(
    "n",
    96,
    96,
    woven(net(seed, 96, 2), thread, 0.75),
    ` patternTransform="translate(${width / 2 - 24} ${height / 2 - 24})"`,
  )
  return `${pattern}${box(0, 0, width, height, ground)}${box(0, 0, width, height, "url(#n)")}`
}

/** A strip of border, as along the hem of a sari. */
export function hem(x, y, width, colour, turn = "") {
  const pattern = tile("b", 24, 24, woven(border(24), colour, 0.8))
  return `${pattern}<g transform="translate(${x} ${y})${turn}">${box(0, 0, width, 24, "url(#b)")}</g>`
}

/** The stepped diamond behind a subject. */
export function halo(x, y, steps, cell, colours) {
  return colours.map((colour, inward) => fill(diamond(x, y, steps - inward * 2, cell), colour)).join("")
}

export function image(width, height, content) {
  const joins = 'stroke-linecap="round" stroke-linejoin="round"'
  const shorter = content.replace(/\b0\.(?=\d)/g, ".")
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g ${joins}>${shorter}</g></svg>\n`
}
