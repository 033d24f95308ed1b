import { diamond } from "../jamdani.ts"
import { box, fill, halo, picture, schemes, stroke } from "./canvas.mjs"

const names = {
  team: ["nafisa", "tanvir", "sharmin", "anik", "rafid", "sudipta", "jannat", "imtiaz"],
  student: ["mim", "rafi", "shuvo", "oishi", "joy", "zara", "rituparna", "habiba", "labanya"],
}
const weaves = ["bottle", "mint", "clay", "teal", "sand", "moss", "ink"]
const [middle, cell, rings] = [80, 7, 9]

/** Cells of a flower: an eighth of them by chance that follows from the seed, the others by mirror. Nobody else wears it. */
function flower(seed) {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 0x01000193), 0x811c9dc5)
  const chance = () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x3779
    return (state >>> 16) & 255
  }
  const cells = [[0, 0]]
  for (let x = 1; x < rings; x++) {
    for (let y = 0; y <= x && x + y < rings; y++) {
      if (chance() < 128) for (const [dx, dy] of mirrored(x, y)) cells.push([dx, dy])
    }
  }
  return cells
}

function mirrored(x, y) {
  const all = [x, -x].flatMap((a) => [y, -y].flatMap((b) => [`${a} ${b}`, `${b} ${a}`]))
  return [...new Set(all)].map((each) => each.split(" ").map(Number))
}

function avatar(seed, weave) {
  const c = schemes[weave]
  const square = ([x, y]) => `M${middle + (x - 0.5) * cell} ${middle + (y - 0.5) * cell}h${cell}v${cell}h-${cell}z`
  const cells = flower(seed)
  const isNear = ([x, y]) => Math.abs(x) + Math.abs(y) < 4
  return picture(
    160,
    160,
    box(0, 0, 160, 160, c.ground) +
      stroke(diamond(middle, middle, 12, cell), c.thread, 2.5) +
      halo(middle, middle, 10, cell, [c.mid, c.ground]) +
      fill(
        cells
          .filter((each) => !isNear(each))
          .map(square)
          .join(""),
        c.strong,
      ) +
      fill(cells.filter(isNear).map(square).join(""), c.mid),
  )
}

export const avatars = Object.entries(names).flatMap(([kind, people], start) =>
  people.map((seed, place) => [`${kind}-${seed}`, avatar(seed, weaves[(place + start * 3) % weaves.length])]),
)
