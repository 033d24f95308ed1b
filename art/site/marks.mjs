import { diamond } from "../../web/build/jamdani.ts"

// The logos of the sample content's partners and accreditors, 64 units wide, in the text colour.

const now = "currentColor"
const full = (d, more = "") => `<path d="${d}" fill="${now}"${more}/>`
const line = (d, width = 4, more = "") => `<path d="${d}" fill="none" stroke="${now}" stroke-width="${width}"${more}/>`
const turn = (degrees, x = 32, y = 32) => ` transform="rotate(${degrees} ${x} ${y})"`
const rhomb = (x, y, r) => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`

const lily = () => `<g transform="translate(2.500 2) scale(.92)">${lilyFull()}</g>`
const lilyFull = () =>
  [-76, -38, 0, 38, 76]
    .map((angle) => full("M32 8C38.500 19 38 29 32 38C26 29 25.500 19 32 8z", turn(angle, 32, 44)))
    .join("") + line("M9 50q11.500 8 23 0t23 0")

const rivers = () =>
  line("M17 17q7.500-7 15 0t15 0M9 30q11.500-9 23 0t23 0M11 43q10.500-8 21 0t21 0M22 55q5-4 10 0t10 0", 5)

const cloud = () =>
  full("M16 41a11 11 0 0 1-1.500-21.900A15 15 0 0 1 43 15a13 13 0 0 1 6 25.500L48 41z") + line("M12 49H52M20 57H44", 4)

const nest = () =>
  `<mask id="n"><path d="M32 11C33 23 53 27 53 44a21 17 0 0 1-42 0C11 27 31 23 32 11z" fill="#fff"/><path d="M12 30Q32 40 52 30M8 42Q32 54 56 42M16 54Q32 62 48 54M32 9V40" fill="none" stroke="#000" stroke-width="3"/><circle cx="32" cy="45" r="8" stroke="#000" stroke-width="3"/></mask>` +
  `<path d="M8 9H56V62H8z" fill="${now}" mask="url(#n)"/>` +
  line("M32 3V13", 4)

const weave = () => {
  const [near, far] = [14, 44]
  const bars = [0, 1, 2].flatMap((column) =>
    [0, 1, 2].flatMap((row) => {
      const [x, y] = [near + column * 15, near + row * 15]
      return (column + row) % 2 ? [`M${x - 9} ${y - 3}h24v9h-24z`] : [`M${x - 3} ${y - 9}h9v24h-9z`]
    }),
  )
  return far && full(bars.join(""), ` transform="rotate(45 32 32) translate(4.600 4.600) scale(.82)"`)
}

const boat = () =>
  full("M5 40C18 46 40 46 59 36C56 50 46 56 31 56C18 56 8 50 5 40z") +
  full("M30 6C46 14 52 24 51 35C44 38 37 39 30 39.500z") +
  full("M25 14V39C20 39 16 38.500 12 37.500C19 32 24 24 25 14z")

const firefly = () =>
  full(rhomb(32, 32, 10)) +
  [0, 90, 180, 270].map((angle) => full("M32 4l4 8-4 8-4-8z", turn(angle))).join("") +
  [45, 135, 225, 315].map((angle) => line("M32 9V16", 4, turn(angle))).join("")

const leaf = () =>
  line("M11 58V30a21 21 0 0 1 42 0V58z", 4) + full("M31 52V47C22 45 20 34 31 20V42h2V20C44 34 42 45 33 47V52z")

const landing = () =>
  [0, 1, 2]
    .map((n) => full([0, 1, 2, 1, 0].map((step, row) => `M${4 + n * 18 + step * 5} ${9.5 + row * 9}h9v9h-9z`).join("")))
    .join("")

const ring = (r, width) => `<circle cx="32" cy="32" r="${r}" fill="none" stroke="${now}" stroke-width="${width}"/>`
const rayed = (count, d, more) =>
  Array.from({ length: count }, (_, n) => line(d, more, turn((n * 360) / count))).join("")

const deltaSeal = () => rayed(24, "M32 2.500v4.500", 3) + ring(23, 2) + full(rhomb(32, 32, 13)) + ring(18, 1)
const guildSeal = () =>
  line(diamond(32, 32, 6, 4.4), 2) + line(diamond(32, 32, 4, 4.4), 1.2) + line("M24 32l6 6L41 26", 4)
const standardSeal = () =>
  line("M32 3L56 11V31C56 46 46 56 32 61C18 56 8 46 8 31V11z", 2.5) +
  line("M32 9.500L50 15.500V31C50 43 43 50 32 54.500C21 50 14 43 14 31V15.500z", 1) +
  line("M32 26C28 22 23 22 20 23V41C24 40 28 40 32 43C36 40 40 40 44 41V23C41 22 36 22 32 26V42", 2.5)
const registerSeal = () =>
  ring(21, 2.5) +
  ring(16.5, 1) +
  full(
    "M32 19l3.800 8.200 9 1-6.700 6.100 1.800 8.900L32 38.700 24.100 43.200 25.900 34.300 19.200 28.200 28.200 27.200z",
  ) +
  full("M19 52L13 62.500L20 61L24 62.500L27 55zM45 52L51 62.500L44 61L40 62.500L37 55z") +
  rayed(40, "M32 7.500v2.500", 1.5)

const partners = [lily, rivers, cloud, nest, weave, boat, firefly, leaf, landing]
const accreditations = [deltaSeal, guildSeal, standardSeal, registerSeal]

const symbol = (id, size, content) =>
  `<symbol id="${id}" viewBox="0 0 ${size} ${size}"><g stroke-linecap="round" stroke-linejoin="round">${content}</g></symbol>`

const numbered = (name, list) => list.map((draw, place) => symbol(`${name}-${place + 1}`, 64, draw()))

const icon = (d, dots = "") => line(d, 2.5) + (dots && full(dots))

const services = {
  // A board and the person in front of it.
  training: icon(
    "M8 30V9a2 2 0 0 1 2-2H38a2 2 0 0 1 2 2V30M24 7V3.500M15 15H27M15 21H22M8 42v-1a6 6 0 0 1 12 0v1M28 42v-1a6 6 0 0 1 12 0v1M18 31a4 4 0 1 1-8 0a4 4 0 1 1 8 0zM38 31a4 4 0 1 1-8 0a4 4 0 1 1 8 0z",
    rhomb(33.5, 17.5, 3.5),
  ),
  // A shield with a prompt: penetration testing.
  professional: icon("M24 4L41 10V23C41 33 34 40.500 24 44C14 40.500 7 33 7 23V10zM16 18l6 6-6 6M25 30H32"),
  // A list under a magnifying glass.
  audit: icon(
    "M19 42H10a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3H32a3 3 0 0 1 3 3V17M14 14l2 2 4-4M24 14H29M14 23l2 2 3-3M39 30a8.500 8.500 0 1 1-17 0a8.500 8.500 0 1 1 17 0zM36.500 36.500L43 43",
    rhomb(30.5, 30, 3.2),
  ),
}

const sprite = (symbols) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols
    .join("")
    .replace(/(\.\d)00/g, "$1")
    .replace(/\b0\.(?=\d)/g, ".")}</svg>\n`

export const sprites = {
  partners: sprite([...numbered("partner", partners), ...numbered("accreditation", accreditations)]),
  services: sprite(Object.entries(services).map(([name, content]) => symbol(`service-${name}`, 48, content))),
}
