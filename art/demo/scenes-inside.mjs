import {
  around,
  at,
  box,
  brick,
  deepGold,
  disc,
  fill,
  gold,
  halo,
  rhomb,
  ring,
  row,
  stroke,
  turned,
} from "./canvas.mjs"

const head = (x, y, size, colour) =>
  disc(x, y - size * 1.5, size * 0.62, colour) +
  fill(`M${x - size} ${y + size}V${y}a${size} ${size} 0 0 1 ${size * 2} 0v${size}z`, colour)

/** Rows of desks with screens, seen from the teacher's position. */
export const lab = (c) =>
  row(
    3,
    (n) =>
      box(70 + n * 178, 40, 144, 104, c.thread, 4) +
      stroke(`M${142 + n * 178} 40V144M${70 + n * 178} 92h144`, c.ground, 5),
  ) +
  box(0, 330, 640, 150, c.dark) +
  row(4, (n) => head(100 + n * 147, 292, 38, [c.soft, c.mid][n % 2])) +
  row(4, (n) => box(40 + n * 147, 262, 120, 82, c.light, 6) + rhomb(100 + n * 147, 303, 18, c.mid)) +
  row(4, (n) => box(88 + n * 147, 344, 24, 20, c.soft)) +
  box(0, 364, 640, 16, c.mid)

/** A talk: the screen, the speaker, the hall. */
export const workshop = (c) =>
  halo(240, 210, 11, 17, [c.thread, c.ground]) +
  box(70, 70, 340, 216, c.light, 6) +
  stroke("M110 128H250M110 160H214M110 192H232", c.soft, 10) +
  rhomb(330, 160, 46, c.mid) +
  rhomb(330, 160, 24, c.light) +
  stroke("M110 240H370", c.mid, 8) +
  head(430, 392, 30, c.light) +
  row(4, (n) => head(62 + n * 118, 500, 40, c.thread)) +
  row(5, (n) => head(n * 120, 576, 48, [c.mid, c.soft][n % 2]))

/** A certificate with its border and seal. */
export const ceremony = (c) =>
  halo(240, 300, 13, 17, [c.thread, c.ground]) +
  turned(
    -5,
    box(66, 156, 300, 380, c.light, 4) +
      `<rect x="84" y="174" width="264" height="344" fill="none" stroke="${gold}" stroke-width="4"/><rect x="96" y="186" width="240" height="320" fill="none" stroke="${gold}" stroke-width="2"/>` +
      rhomb(216, 240, 26, c.mid) +
      rhomb(216, 240, 12, c.light) +
      stroke("M150 300H282", c.mid, 14) +
      stroke("M130 340H302M142 364H290M158 388H274", c.soft, 8) +
      stroke("M126 468H196", c.soft, 5) +
      fill("M272 450L258 534L282 516L306 534L292 450z", c.mid) +
      disc(282, 446, 36, gold) +
      ring(282, 446, 26, deepGold, 2) +
      rhomb(282, 446, 14, c.light),
  )

/** A round table from above: laptops, notebooks, tea. */
export const adda = (c) =>
  at(
    240,
    312,
    1,
    around("c", 6, 60, turned(30, rhomb(0, -212, 52, c.thread) + rhomb(0, -212, 28, c.mid))) +
      disc(0, 0, 172, c.soft) +
      ring(0, 0, 156, c.mid, 2) +
      around(
        "l",
        3,
        120,
        turned(
          30,
          box(-42, -142, 84, 58, c.dark, 5) + box(-34, -134, 68, 42, c.light, 2) + box(-46, -84, 92, 12, c.mid, 3),
        ),
      ) +
      around(
        "t",
        3,
        120,
        turned(90, disc(0, -112, 26, c.light) + disc(0, -112, 17, brick) + stroke("M26-112h10", c.light, 8)),
      ) +
      around("d", 12, 30, rhomb(0, -32, 7, c.mid)) +
      rhomb(0, 0, 16, c.mid),
  )

/** Server racks; most of them have no fault. */
export const servers = (c) =>
  stroke("M0 560L160 470H320L480 560", c.thread, 4) +
  row(2, (side) =>
    at(
      side * 250,
      0,
      1,
      box(26, 70, 178, 470, c.dark, 8) +
        row(
          8,
          (n) => box(40, 88 + n * 55, 150, 42, c.thread, 4) + stroke(`M104 ${102 + n * 55}h70m-70 14h70`, c.ground, 4),
        ) +
        row(
          8,
          (n) =>
            rhomb(58, 109 + n * 55, 8, (n + side) % 3 ? c.mid : c.light) +
            rhomb(80, 109 + n * 55, 8, (n * 3 + side) % 4 ? c.soft : gold),
        ),
    ),
  ) +
  stroke("M115 70V30H365V70M240 30V0", c.mid, 8)

/** A monsoon afternoon: rain at the window, the class on the laptop. */
export const rain = (c) =>
  box(60, 50, 360, 350, c.mid, 6) +
  row(3, (r) =>
    row(6, (n) => stroke(`M${110 + n * 56 + (r % 2) * 24} ${84 + r * 104 + (n % 3) * 22}l-14 46`, c.soft, 5)),
  ) +
  fill("M60 330c60-50 100-40 140-8c50-54 120-60 220 2V400H60z", c.dark) +
  stroke("M60 50H420V400H60zM240 50V400M60 225H420", c.light, 14) +
  box(0, 470, 480, 170, c.dark) +
  box(0, 470, 480, 14, c.mid) +
  box(140, 330, 220, 144, c.light, 8) +
  box(152, 342, 196, 120, c.ground, 3) +
  head(250, 434, 27, c.soft) +
  fill("M110 474H390L406 494H94z", c.soft) +
  fill("M400 420H446V448a22 24 0 0 1-46 0z", c.light) +
  stroke("M446 428h12v18h-14M414 404c-6-10 6-14 0-24M432 404c-6-10 6-14 0-24", c.light, 5)
