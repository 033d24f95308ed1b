import {
  at,
  box,
  deepGold,
  disc,
  fill,
  gold,
  halo,
  hem,
  image,
  netted,
  rhomb,
  ring,
  row,
  schemes,
  stroke,
  turned,
} from "./canvas.mjs"
import { bug, shield } from "./emblems.mjs"

const star = (x, y, size) =>
  fill(
    `M${Array.from({ length: 10 }, (_, n) => {
      const [radius, angle] = [n % 2 ? size * 0.42 : size, (n * Math.PI) / 5 - Math.PI / 2]
      return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
    }).join("L")}z`,
    gold,
  )

const trophy = (c) =>
  stroke("M-58-74H-98C-98-26-76-4-46-4M58-74H98C98-26 76-4 46-4", deepGold, 13) +
  fill("M-64-98H64V-40C64 8 38 34 0 34C-38 34-64 8-64-40z", gold) +
  fill("M-10 30H10L16 66H-16z", deepGold) +
  box(-54, 64, 108, 30, c.light, 6) +
  rhomb(0, -40, 30, c.ground)

const medal = (c) =>
  fill("M-58-112H-14L18-20L-18-2z", c.mid) +
  fill("M58-112H14L-18-20L18-2z", c.soft) +
  disc(0, 40, 64, deepGold) +
  disc(0, 40, 52, gold) +
  row(6, (n) =>
    at(
      0,
      40,
      1,
      turned(n * 30, `<path d="M0-42L24 0L0 42L-24 0z" fill="none" stroke="${deepGold}" stroke-width="1.5"/>`),
    ),
  ) +
  rhomb(0, 40, 16, c.light)

const stairs = (c) =>
  row(5, (n) =>
    box(-120 + n * 48, 74 - n * 30, 40, 22 + n * 30, n === 4 ? gold : [c.mid, c.mid, c.soft, c.soft][n], 4),
  ) +
  stroke("M92-52V-112", c.light, 7) +
  fill("M94-112L132-96L94-80z", c.light)

const certificate = (c) =>
  box(-128, -92, 256, 184, c.light, 6) +
  `<rect x="-116" y="-80" width="232" height="160" fill="none" stroke="${gold}" stroke-width="3"/><rect x="-108" y="-72" width="216" height="144" fill="none" stroke="${gold}" stroke-width="1.5"/>` +
  box(-56, -52, 112, 14, c.mid, 7) +
  box(-84, -22, 168, 8, c.soft, 4) +
  box(-70, -2, 140, 8, c.soft, 4) +
  box(-84, 44, 70, 6, c.soft, 3) +
  fill("M52 40L42 88L60 76L78 88L68 40z", c.mid) +
  disc(60, 36, 25, gold) +
  ring(60, 36, 18, deepGold, 1.5) +
  rhomb(60, 36, 10, c.light)

const hall = (c) =>
  fill("M-128-40L0-104L128-40z", c.light) +
  rhomb(0, -62, 16, gold) +
  box(-116, -32, 232, 14, c.soft) +
  row(5, (n) => box(-104 + n * 46, -10, 24, 82, c.light)) +
  box(-128, 78, 256, 18, c.soft, 4)

const thanks = (c) =>
  at(-34, 0, 0.98, shield(c)) + at(-34, 4, 0.62, bug({ ...c, light: c.dark })) + star(82, -50, 42) + star(100, 34, 25)

const honours = {
  trophy: ["bottle", trophy],
  students: ["teal", stairs],
  medal: ["ink", medal],
  workshops: ["moss", hall],
  femina: ["sand", certificate],
  thanks: ["clay", thanks],
}

export const achievements = Object.entries(honours).map(([name, [scheme, draw]]) => {
  const c = schemes[scheme]
  const ground = netted(`honour ${name}`, 640, 480, c) + halo(320, 228, 13, 15, [c.thread, c.ground])
  const rule = box(0, 456, 640, 24, c.ground) + hem(0, 456, 640, scheme === "sand" ? deepGold : gold)
  return [`achievement-${name}`, image(640, 480, ground + at(320, 232, 1.4, draw(c)) + rule)]
})
