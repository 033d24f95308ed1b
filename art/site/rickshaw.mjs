import { around, at, box, disc, fill, gold, halo, image, rhomb, ring, row, stroke, vermilion } from "../demo/canvas.mjs"
import { foot, ground, trim } from "./cloth.mjs"
import { bottle, cream, deep, forest, leaf, milk, mint, night, pale, paper, scarlet, skins, teal } from "./palette.mjs"
import { put } from "./people.mjs"
import { sideHijab, sideShort } from "./profiles.mjs"

const steel = "#c3d2cb"

const wheel = (x) =>
  ring(x, 372, 62, night, 10) +
  ring(x, 372, 54, steel, 3) +
  at(x, 372, 1, around(`w${x}`, 8, 22.5, stroke("M-54 0H54", steel, 1.8))) +
  disc(x, 372, 11, gold)

const frame = () =>
  stroke("M262 372L370 340L430 268H462L500 372M370 340L420 372L462 268M462 268L456 244H492", night, 10) +
  stroke("M404 246H446M426 250L436 300", night, 9) +
  ring(420, 372, 18, steel, 6)

/** Painted as only rickshaws are. */
const carriage = () =>
  fill("M150 300H356V330a14 14 0 0 1-14 14H180a30 30 0 0 1-30-30z", vermilion) +
  `<path d="M150 310H356V332H152z" fill="${scarlet}"/>` +
  row(7, (n) => box(168 + n * 26, 316, 11, 11, gold)) +
  fill("M150 304V206a100 100 0 0 1 100-100h70c-46 22-70 62-74 110v88z", leaf) +
  stroke("M150 216h96M158 172h98M186 136h96", cream, 5) +
  trim("M246 300V220C250 172 274 130 320 107", [vermilion, gold], 12) +
  row(3, (n) => rhomb(178 + n * 24, 258, 12, cream) + rhomb(178 + n * 24, 258, 6, vermilion))

const horn = () =>
  stroke("M226 108V84", night, 8) +
  fill("M196 76L214 66H236V94H214L196 84z", steel) +
  fill("M236 66C268 62 292 46 306 24V136C292 114 268 98 236 94z", gold) +
  `<ellipse cx="306" cy="80" rx="13" ry="57" fill="#ad8029"/>`

const announcer = () =>
  fill("M246 274C244 238 250 210 282 204C314 204 322 232 322 274z", teal) +
  fill("M250 262H322C344 262 350 276 349 304H250z", "#0f363e") +
  put(284, 178, 0.5, sideHijab("honey", { look: "glad" }, [vermilion, scarlet]), 0, -1) +
  stroke("M284 222C294 250 312 244 318 218", "#0f363e", 19) +
  stroke("M318 220L320 204", skins.honey[0], 13) +
  box(313, 182, 11, 26, night, 5) +
  disc(318.5, 180, 9, steel)

const rider = () =>
  // Lungi, vest, and the checked towel round the neck.
  stroke("M430 252C462 262 476 282 470 306", "#234f6a", 34) +
  stroke("M470 306L438 372", skins.cocoa[0], 16) +
  stroke("M426 384H456", night, 9) +
  fill("M404 262C398 220 414 168 440 150L474 160C484 190 466 232 458 256z", paper) +
  fill("M402 246C420 238 444 244 456 252L452 274C436 282 412 276 400 268z", "#234f6a") +
  put(468, 116, 0.5, sideShort("cocoa", {}), 0, -1) +
  trim("M444 152C452 164 468 166 478 158L470 196", [vermilion, cream], 10) +
  stroke("M450 172C458 206 466 224 486 242", skins.cocoa[0], 15)

const sound = () =>
  [0, 1, 2, 3]
    .map((ringNumber) =>
      row(ringNumber < 2 ? 5 : 2, (n) => {
        const angle = ((n - 2) * 17 * Math.PI) / 180
        const far = 62 + ringNumber * 44
        return rhomb(
          Math.round(306 + far * Math.cos(angle)),
          Math.round(80 + far * Math.sin(angle)),
          9 - ringNumber,
          ringNumber % 2 ? leaf : vermilion,
        )
      }),
    )
    .join("")

const town = () =>
  row(9, (n) => box(n * 92 - 10, 800 - ((n * 71) % 110), 86, 230, "#2f7d62")) +
  box(0, 796, 800, 80, "#2f7d62") +
  row(9, (n) => row(2, (k) => rhomb(n * 92 + 14 + k * 36, 830 - ((n * 71) % 110), 7, (n + k) % 3 ? mint : gold)))

export const rickshaw = () =>
  image(
    800,
    1000,
    ground(800, 1000, bottle, "#124031", 1.5) +
      halo(400, 590, 16, 22, [forest, gold, forest, mint, pale, milk]) +
      town() +
      box(0, 868, 800, 132, "#15523f") +
      stroke("M0 922H800", mint, 6) +
      at(26, 412, 1.18, sound() + wheel(262) + wheel(500) + frame() + announcer() + carriage() + rider() + horn()) +
      foot(800, 1000, deep, leaf),
  )
