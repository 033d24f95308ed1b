import { diamond } from "../../web/build/jamdani.ts"
import { at, box, disc, fill, rhomb, ring, row, stroke, turned, vermilion } from "./canvas.mjs"

// Each subject is centred on (0, 0), at most 120 to each side and 95 up and down, in the given colours.

const shieldPath = "M0-92L78-64V-4C78 46 42 78 0 96C-42 78-78 46-78-4V-64z"
const lockPath = "M-34-4V-26a34 34 0 0 1 68 0V-4"
const cloudPath = "M-66 40a42 42 0 0 1-6-83a58 58 0 0 1 110-14a48 48 0 0 1 32 97z"

export const shield = (c) => fill(shieldPath, c.light) + fill("M0-92L78-64V-4C78 46 42 78 0 96z", c.soft)

const prompt = (colour, width) => stroke("M-34-30L-4 0L-34 30M8 34H42", colour, width)

export const shieldPrompt = (c) => shield(c) + prompt(c.dark, 13)

const screen = (c) =>
  box(-120, -84, 240, 168, c.light, 10) +
  fill("M-120-52V-74a10 10 0 0 1 10-10H110a10 10 0 0 1 10 10V-52z", c.mid) +
  row(3, (n) => rhomb(-102 + n * 18, -68, 6, c.light))

export const terminal = (c) =>
  box(-120, -84, 240, 168, c.dark, 10) +
  fill("M-120-52V-74a10 10 0 0 1 10-10H110a10 10 0 0 1 10 10V-52z", c.mid) +
  row(3, (n) => rhomb(-102 + n * 18, -68, 6, c.light)) +
  stroke("M-94-26L-76-10L-94 6M-60 8H-22M-94 40H-40M-22 40H44M-94 62H-66", c.soft, 8) +
  box(-48, 55, 14, 15, c.light)

const lock = (c, hole = c.light) =>
  stroke(lockPath, c.dark, 14) +
  box(-50, -6, 100, 76, c.dark, 10) +
  rhomb(0, 25, 13, hole) +
  stroke("M0 30V48", hole, 7)

export const browserLock = (c) => screen(c) + box(-40, -76, 146, 16, c.light, 8) + at(0, 14, 0.78, lock(c))

const finger =
  "M-8 62C2 36 4 16 2-6a4 4 0 0 0-10 0C-6 20-14 40-26 54M18 56C28 26 28-4 22-18C12-38-22-36-26-10C-26 8-32 22-42 34M38 40C46 8 46-18 34-36C14-62-36-54-44-20C-46-6-48 2-52 10M-30-56C-6-74 30-68 46-42"

export const fingerprint = (c) =>
  at(-14, -12, 1, disc(0, 0, 80, c.light) + stroke(finger, c.dark, 7) + ring(0, 0, 80, c.mid, 14)) +
  stroke("M50 52L96 92", c.mid, 20) +
  stroke("M66 66L96 92", c.soft, 20)

const envelope = (c) =>
  box(-96, -44, 192, 128, c.light, 8) +
  stroke("M-88-36L0 30L88-36", c.mid, 9) +
  stroke("M-86 76L-32 22M86 76L32 22", c.soft, 7)

export const hook = (c) =>
  envelope(c) +
  stroke("M36-124V-8", c.soft, 4) +
  ring(36, -6, 8, vermilion, 6) +
  stroke("M36 2V36a25 25 0 0 1-50 0V24", vermilion, 11) +
  fill("M-14 4L2 34L-30 28z", vermilion)

export const cloud = (c) =>
  stroke("M-44 30V70M0 30V82M44 30V70", c.mid, 6) +
  rhomb(-44, 76, 14, c.soft) +
  rhomb(0, 88, 14, c.soft) +
  rhomb(44, 76, 14, c.soft) +
  fill(cloudPath, c.light) +
  at(0, -18, 0.62, lock(c))

export const waves = (c) =>
  [0, 1, 2]
    .map((n) =>
      stroke(
        `M${-38 - n * 34} ${10 - n * 34}A${54 + n * 48} ${54 + n * 48} 0 0 1 ${38 + n * 34} ${10 - n * 34}`,
        [c.strong, c.soft, c.mid][n],
        16,
      ),
    )
    .join("") + rhomb(0, 52, 24, c.strong)

export const key = (c) =>
  turned(
    -28,
    ring(-56, 0, 38, c.strong, 20) + stroke("M-14 0H104M72 0V34M98 0V28", c.strong, 20) + rhomb(-56, 0, 12, c.soft),
  )

export const code = (c) =>
  stroke("M-58-56L-112 0L-58 56M58-56L112 0L58 56", c.strong, 20) + stroke("M26-74L-26 74", c.soft, 18)

export const cipher = (c) =>
  fill(diamond(0, 0, 14, 6.5), c.mid) +
  fill(diamond(0, 0, 12, 6.5), c.ground) +
  at(0, -10, 0.95, lock({ dark: c.strong }, c.ground))

export const blocks = (c) =>
  box(-104, -74, 92, 34, c.strong, 8) +
  box(-72, -30, 130, 34, c.soft, 8) +
  box(-72, 14, 96, 34, c.mid, 8) +
  box(-104, 58, 130, 34, c.strong, 8) +
  stroke("M-90-30V48", c.mid, 8)

export const flag = (c) =>
  stroke("M-56-84V92", c.strong, 14) +
  fill("M-46-82C-10-102 20-58 84-80V6C20 28-10-16-46 4z", c.soft) +
  rhomb(18, -38, 26, c.dark) +
  stroke("M-88 92H-24", c.strong, 14)

export const bug = (c) =>
  stroke(
    "M-40-10H-84L-96-30M-40 18H-92M-40 42H-80L-94 66M40-10H84L96-30M40 18H92M40 42H80L94 66M-16-52L-30-78M16-52L30-78",
    c.light,
    9,
  ) +
  fill("M-44-14H44V26a44 56 0 0 1-88 0z", vermilion) +
  fill("M-36-24a36 34 0 0 1 72 0z", c.light) +
  stroke("M0-6V72", c.dark, 6)
