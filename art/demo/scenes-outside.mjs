import { around, at, box, brick, disc, fill, gold, halo, rhomb, ring, row, stroke, turned } from "./canvas.mjs"

/** The long night of a contest: a town asleep and one house full of light. */
export const ctf = (c) => {
  const heights = [150, 210, 120, 250, 170, 220, 140]
  const windows = (n, height) =>
    row(2, (column) =>
      row(Math.trunc(height / 46), (floor) =>
        box(
          18 + n * 92 + column * 36,
          474 - height + floor * 42,
          18,
          22,
          n === 3 || (n * 5 + floor * 3 + column) % 7 === 0 ? gold : c.ground,
        ),
      ),
    )
  return (
    disc(520, 96, 44, c.light) +
    disc(502, 84, 38, c.ground) +
    row(9, (n) => rhomb(40 + ((n * 157) % 460), 40 + ((n * 61) % 130), 3 + (n % 3), c.soft)) +
    row(7, (n) => box(n * 92, 456 - heights[n], 88, heights[n], n === 3 ? c.mid : c.thread)) +
    row(7, (n) => windows(n, heights[n])) +
    stroke("M320 206V150", c.light, 5) +
    fill("M322 150L366 164L322 182z", c.light)
  )
}

/** Everybody's banner, one from each campus. */
export const summit = (c) =>
  halo(320, 250, 12, 17, [c.thread, c.ground]) +
  stroke("M0 40Q160 110 320 60T640 50", c.mid, 4) +
  row(9, (n) => {
    const [x, y] = [20 + n * 70, [50, 72, 85, 86, 72, 54, 44, 42, 46][n]]
    return fill(`M${x} ${y}h44l-22 44z`, [c.mid, c.light, c.dark][n % 3])
  }) +
  row(5, (n) => {
    const [x, y] = [92 + n * 114, 330 - (n % 2) * 46]
    return (
      stroke(`M${x} 456V${y - 120}`, c.dark, 7) +
      fill(`M${x} ${y - 120}h74v84l-37-24l-37 24z`, [c.dark, c.mid, c.light][n % 3]) +
      rhomb(x + 37, y - 86, 14, [c.light, c.light, c.mid][n % 3])
    )
  }) +
  box(0, 400, 640, 60, c.soft) +
  box(0, 400, 640, 8, c.mid)

/** A stall at the fair: striped awning, books in rows. */
export const fair = (c) =>
  row(24, (n) => rhomb(12 + n * 27, 26 + (n % 2) * 10, 5, n % 3 ? c.mid : gold)) +
  box(84, 160, 472, 296, c.thread) +
  row(8, (n) => fill(`M${64 + n * 64} 92h64v84a32 26 0 0 1-64 0z`, n % 2 ? c.light : "#5f9076")) +
  box(84, 348, 472, 110, c.dark) +
  box(64, 336, 512, 18, c.soft) +
  row(2, (shelf) =>
    row(15, (n) => {
      const height = 34 + ((n * 7 + shelf * 5) % 4) * 5
      return box(
        112 + n * 28,
        262 + shelf * 74 - height,
        20,
        height,
        [c.light, c.mid, "#5f9076", c.soft, "#8fb3a0"][(n * 3 + shelf) % 5],
        2,
      )
    }),
  ) +
  box(100, 262, 440, 8, c.soft) +
  rhomb(320, 404, 34, c.mid) +
  rhomb(320, 404, 18, c.dark) +
  stroke("M140 404H262M378 404H500", c.mid, 6)

/** A boat on the Padma at evening. */
export const river = (c) =>
  disc(430, 206, 74, gold) +
  fill("M0 250c80-26 140-18 210-6s180-22 260-8s120 4 170-6v60H0z", c.thread) +
  box(0, 276, 640, 190, c.mid) +
  stroke("M386 300h92M400 322h62M372 344h44M60 330h70M170 420h90M520 400h80M30 396h50M420 436h70", c.soft, 5) +
  fill("M300 330C280 240 250 170 214 112C330 150 350 250 344 330z", c.light) +
  stroke("M236 150L300 322M262 160q30 90 44 164", c.soft, 4) +
  stroke("M208 104L332 352", c.dark, 7) +
  fill("M120 340C200 366 380 366 486 318C470 380 420 404 320 404C220 404 150 388 120 340z", c.dark) +
  fill("M344 348a42 40 0 0 1 84-10z", c.soft) +
  row(6, (n) => rhomb(220 + n * 30, 382, 7, c.soft))

/** A rickshaw that carries the message through the town. */
export const rickshaw = (c) => {
  const wheel = (x) =>
    ring(x, 372, 62, c.dark, 9) +
    at(x, 372, 1, around(`w${x}`, 6, 30, stroke("M-58 0H58", c.mid, 2))) +
    rhomb(x, 372, 12, c.dark)
  return (
    halo(330, 230, 12, 16, [c.thread, c.ground]) +
    wheel(262) +
    wheel(500) +
    stroke("M262 372L370 340L440 268H470L500 372M370 340L440 372L470 268M456 252H492", c.dark, 9) +
    stroke("M404 250H446M426 252L440 290", c.dark, 9) +
    ring(420, 372, 17, c.dark, 7) +
    fill("M150 300H356V330a14 14 0 0 1-14 14H180a30 30 0 0 1-30-30z", brick) +
    row(6, (n) => rhomb(184 + n * 30, 322, 10, n % 2 ? gold : c.light)) +
    fill("M150 304V214a98 98 0 0 1 98-98h60c-40 22-62 66-66 110v78z", c.mid) +
    stroke("M152 226h90M162 180h94M192 142h84", c.light, 4) +
    row(4, (n) => rhomb(176 + n * 19, 252, 8, gold)) +
    fill("M242 268h96v34h-96z", c.dark) +
    stroke("M0 440H640", c.soft, 10)
  )
}

/** An alpona on the courtyard floor, as for the new year. */
export const alpona = (c) =>
  at(
    240,
    304,
    1,
    around("w", 6, 30, `<path d="M0-206L92 0L0 206L-92 0z" fill="none" stroke="${c.thread}" stroke-width="3"/>`) +
      around(
        "p",
        6,
        60,
        fill("M0-196C34-168 34-136 0-108C-34-136-34-168 0-196z", c.light) +
          turned(30, fill("M0-196C34-168 34-136 0-108C-34-136-34-168 0-196z", c.soft)),
      ) +
      around("d", 12, 30, turned(15, rhomb(0, -206, 11, gold) + rhomb(0, -120, 7, c.light))) +
      ring(0, 0, 96, c.light, 5) +
      around("q", 8, 45, fill("M0-86C24-62 22-40 0-22C-22-40-24-62 0-86z", c.soft)) +
      rhomb(0, 0, 22, gold),
  ) + row(5, (n) => rhomb(48 + n * 96, 36, 9, c.mid) + rhomb(48 + n * 96, 576, 9, c.mid))
