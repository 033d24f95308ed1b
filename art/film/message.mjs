import { box, disc, halo, netted, row, schemes, stroke, vermilion } from "../demo/canvas.mjs"
import { done, faded, hook, mix, moved, written } from "./motion.mjs"
import { skins } from "./people.mjs"

const c = schemes.ink

/** The message, 300 wide; the lesson shows it again. */
export const message = (words) =>
  box(-150, 0, 300, 214, c.light, 18) +
  words.offer
    .map((line, n) => written(0, [46, 84, 126][n], [26, 26, 34][n], [c.dark, c.dark, "#085a3d"][n], line))
    .join("") +
  box(-112, 148, 224, 50, vermilion, 10) +
  written(0, 182, 26, "#fffdf6", words.button)

const phone = (content) =>
  box(-190, 0, 380, 620, c.dark, 44) +
  box(-174, 16, 348, 600, "#1c3f41", 32) +
  box(-44, 28, 88, 10, c.dark, 5) +
  disc(-128, 78, 22, c.mid) +
  box(-92, 62, 120, 12, c.soft, 6) +
  box(-92, 84, 72, 10, c.mid, 5) +
  content

const thumb = (skin) =>
  `<path d="M260 250C170 214 84 160 34 108C2 76-30 36-14 14C2-6 36 10 66 40C110 84 190 120 300 150z" fill="${skin}"/><path d="M-3 20C4 12 20 16 34 32C42 42 34 52 22 46C8 40-8 30-3 20z" fill="#dfb492"/>`

export function messageScene(t, words) {
  const shake = t > 0.5 && t < 1.1 ? 1.6 * Math.sin(t * 34) * (1.1 - t) : 0
  const came = done(t, 0.8, 1.5)
  const caught = done(t, 3.1, 4.1)
  const reach = done(t, 1.9, 2.9) * (1 - done(t, 3.5, 4.5))
  const sway = 2.5 * Math.sin((t - 4.1) * 2) * caught
  const pulled = 10 * done(t, 4.3, 4.9)
  return (
    netted("film message", 960, 424, c) +
    halo(480, 226, 13, 18, [c.thread, c.ground]) +
    row(
      5,
      (n) => box(40 + n * 26, 60 + (n % 2) * 14, 4, 4, c.mid) + box(800 + n * 26, 74 - (n % 2) * 14, 4, 4, c.mid),
    ) +
    faded(caught * 0.4, box(0, 0, 960, 424, c.dark)) +
    moved(480, 40, phone(faded(came, moved(0, mix(190, 124, came) - pulled, message(words)))), { turn: shake }) +
    moved(mix(760, 548, reach), mix(470, 346, reach), thumb(skins[0])) +
    (caught > 0
      ? moved(626, mix(-140, 262, caught) - pulled, moved(0, 0, hook(vermilion, c.soft, c.dark), { turn: sway }))
      : "") +
    stroke("M0 422H960", c.thread, 4)
  )
}
