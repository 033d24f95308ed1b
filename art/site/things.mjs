import { box, brick, fill, rhomb, row, stroke, vermilion } from "../demo/canvas.mjs"
import { cream, green, paper } from "./palette.mjs"

// Objects on tables and along rivers. The foot of each is at (0, 0).

export const tea = (steam) =>
  fill("M-24-64h48l-5 58a6 6 0 0 1-6 6h-26a6 6 0 0 1-6-6z", brick) +
  fill("M-24-64h48l-1.600 18h-44.800z", cream) +
  (steam ? stroke("M-8-76c-6-10 6-14 0-26M8-76c-6-10 6-14 0-26", steam, 4) : "")

export const books = ([one, two, three] = [green, paper, vermilion]) =>
  box(-42, -20, 84, 20, one, 3) + box(-34, -38, 70, 18, two, 3) + box(-38, -52, 78, 14, three, 3)

/** A betel palm: a thin trunk and its crown. */
export const palm = (height, trunk, crown) =>
  stroke(`M0 0C4 ${-height * 0.4} -6 ${-height * 0.7} 0 ${-height}`, trunk, 10) +
  row(7, (n) => {
    const angle = -90 + (n - 3) * 42
    return `<g transform="translate(0 ${-height}) rotate(${angle + 90})"><path d="M0 0C-16-34-12-70 6-96C16-66 14-30 0 0z" fill="${crown}"/></g>`
  })

export const banana = (colour, vein) =>
  row(5, (n) => {
    const angle = (n - 2) * 30
    return `<g transform="rotate(${angle})"><path d="M0 0C-44-70-40-170 6-230C44-160 40-70 0 0z" fill="${colour}"/><path d="M0 0C-4-70 0-160 5-215" fill="none" stroke="${vein}" stroke-width="4"/></g>`
  })

/** A country boat under its hood of split bamboo. */
export const boat = (hull, hood, weave, water) =>
  fill("M-92-44C-84-112 84-112 92-44z", hood) +
  stroke("M-60-46C-56-80-50-92-44-96M-20-46V-98M20-46V-98M60-46C56-80 50-92 44-96M-86-62H86M-72-82H72", weave, 3) +
  fill("M-210-76C-150-40-80-34 0-34S150-40 216-84C206-30 160 0 90 4H-90C-150 2-196-28-210-76z", hull) +
  row(9, (n) => rhomb(-88 + n * 22, -14, 6, weave)) +
  stroke("M-170 14H-60M-20 20H120M150 10h50", water, 5)

export const pot = (colour, rim) =>
  fill("M-22-70h44c-2 14 22 24 22 44S24 0 0 0s-44-6-44-26s24-30 22-44z", colour) + box(-28, -78, 56, 12, rim, 6)

export const fern = (colour) =>
  row(
    5,
    (n) => `<path d="M0 0C-10-30-8-60 4-84C14-56 12-26 0 0z" fill="${colour}" transform="rotate(${(n - 2) * 32})"/>`,
  )

/** An open notebook, seen from its owner's seat. */
export const notebook = (lines) =>
  fill("M-70 0L-58-26H-2L0-22L2-26H58L70 0z", paper) + stroke("M-48-18H-14M-50-11H-12M14-18H46M14-11H34", lines, 3)

export const drops = (count, across, from, length, colour) =>
  row(count, (n) => {
    const drop = length * (0.4 + ((n * 37) % 60) / 100)
    return `<path d="M${(n + 0.5) * (across / count)} ${from}v${drop.toFixed(0)}" stroke="${colour}" stroke-width="4" fill="none" stroke-dasharray="2 18"/>`
  })
