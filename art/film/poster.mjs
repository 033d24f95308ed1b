import { box, disc, image, rhomb, row, schemes, vermilion } from "../demo/canvas.mjs"
import { gate, sentinel } from "./gate.mjs"
import { hook, moved } from "./motion.mjs"

const c = schemes.bottle

/** The image that is shown before the film is played. The middle is free for the play button. */
export const poster = () =>
  image(
    960,
    540,
    box(0, 0, 960, 540, c.ground) +
      disc(96, 82, 36, c.light) +
      disc(81, 71, 32, c.ground) +
      row(11, (n) => rhomb(30 + ((n * 211) % 900), 30 + ((n * 67) % 170), 3 + (n % 2), c.mid)) +
      moved(-86, 30, gate(), { scale: 1.18 }) +
      box(0, 497, 960, 43, c.dark) +
      moved(196, 284, sentinel(0), { scale: 1.18 }) +
      moved(862, 262, hook(vermilion, c.soft, c.dark)),
  )
