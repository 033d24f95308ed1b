// Draws jamdani weaving patterns as SVG path data, deterministically. As in the cloth, diamonds consist of square steps.

/** `line` is stroked; `fill` is filled with the even-odd rule, which leaves every second ring empty. */
export type Drawing = { line: string; fill: string }

/** The drawing as SVG, in one colour. */
export const woven = ({ line, fill }: Drawing, colour: string, width: number) =>
  `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}"/><path d="${fill}" fill="${colour}" fill-rule="evenodd"/>`

/** The outline of all cells within `steps` of (x, y), in Manhattan distance. */
export function diamond(x: number, y: number, steps: number, cell: number): string {
  const up = -cell
  const stairs = (first: string, second: string) => (first + second).repeat(steps)
  return [
    `M${x - cell / 2} ${y - (steps + 0.5) * cell}h${cell}`,
    `${stairs(`v${cell}`, `h${cell}`)}v${cell}`,
    `${stairs(`h${up}`, `v${cell}`)}h${up}`,
    `${stairs(`v${up}`, `h${up}`)}v${up}`,
    `${stairs(`h${cell}`, `v${up}`)}z`,
  ].join("")
}

type Direction = [x: number, y: number]

/** A direction and its rotations by 90, 180 and 270 degrees. */
const turns = (x: number, y: number): Direction[] => [
  [x, y],
  [-y, x],
  [-x, -y],
  [y, -x],
]

/** A number below `of`, from a hash of the seed (FNV-1a), to choose between variants. */
function choice(seed: string, of: number): number {
  let hash = 0x811c9dc5
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 8) % of
}

const hearts = [
  [3, 1],
  [2, 0],
  [3, 2, 0],
] as const

/** A buti, the single flower of a jamdani: a ring, a centre, four leaves and, for some seeds, four thorns. */
export function buti(seed: string, x: number, y: number, cell: number): Drawing {
  const heart = hearts[choice(`${seed} heart`, hearts.length)] ?? []
  const leaf = 2 + choice(`${seed} leaf`, 2)
  const thorn = choice(`${seed} thorn`, 3)
  const around = (cells: number, directions: Direction[], steps: number) =>
    directions.map(([dx, dy]) => diamond(x + dx * cells * cell, y + dy * cells * cell, steps, cell / 2)).join("")
  return {
    line: diamond(x, y, 6, cell),
    fill: [
      ...[5, 4, ...heart].map((steps) => diamond(x, y, steps, cell)),
      around(8.5, turns(0, -1), leaf),
      thorn ? around(4.75, turns(-1, -1), thorn) : "",
    ].join(""),
  }
}

/** A square tile of net with two butis in a half-drop repeat; it repeats on all sides. */
export function net(seed: string, size: number, cell: number): Drawing {
  const [half, near, far] = [size / 2, size / 4, (size * 3) / 4]
  const flowers = [buti(seed, near, near, cell), buti(seed, far, far, cell)]
  const knots = [diamond(far, near, 4, cell / 2), diamond(near, far, 4, cell / 2)]
  // Longer than the tile, which clips them, or there would be gaps between the tiles.
  const falling = (start: number) => `M${start - size} ${-size}L${start + 2 * size} ${2 * size}`
  const rising = (start: number) => `M${start + size} ${-size}L${start - 2 * size} ${2 * size}`
  const threads = [-cell, cell].flatMap((side) => [
    ...[-half, half].map((start) => falling(start + side)),
    ...[0, size, 2 * size].map((start) => rising(start + side)),
  ])
  return {
    line: [...threads, ...flowers.map(({ line }) => line)].join(""),
    fill: [...knots, ...flowers.map(({ fill }) => fill)].join(""),
  }
}

/** A square tile of border that repeats along x: crossing lines, like the guilloche of a banknote. */
export function border(size: number): Drawing {
  const [top, bottom, half] = [size * 0.12, size * 0.88, size / 2]
  const zigzag = (shift: number, from: number, to: number) =>
    [-1, 0, 1]
      .map((n) => (n + shift) * size)
      .map((x) => `M${x} ${from}L${x + half} ${to}L${x + size} ${from}`)
      .join("")
  const waves = [0, 0.25, 0.5, 0.75].map((shift) => zigzag(shift, top, bottom)).join("")
  return {
    line: `${waves}M0 ${top}H${size}M0 ${bottom}H${size}M0 ${size * 0.02}H${size}M0 ${size * 0.98}H${size}`,
    fill: diamond(half, half, 1, size / 16) + diamond(0, half, 1, size / 16) + diamond(size, half, 1, size / 16),
  }
}
