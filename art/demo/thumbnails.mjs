import { at, box, fill, halo, hem, image, netted, row, schemes } from "./canvas.mjs"
import {
  blocks,
  browserLock,
  cipher,
  cloud,
  code,
  fingerprint,
  flag,
  hook,
  key,
  monitor,
  network,
  phone,
  shieldPrompt,
  terminal,
  waves,
} from "./emblems.mjs"

const courses = {
  ehp: ["bottle", shieldPrompt],
  "web-security": ["mint", browserLock],
  "soc-analyst": ["ink", monitor],
  "digital-forensics": ["clay", fingerprint],
  network: ["teal", network],
  linux: ["sand", terminal],
  "digital-safety": ["moss", hook],
  "cloud-security": ["teal", cloud],
  "mobile-security": ["bottle", phone],
}

function course(name, [scheme, draw]) {
  const c = schemes[scheme]
  return image(
    640,
    360,
    netted(name, 640, 360, c) +
      halo(320, 168, 11, 14, [c.thread, c.ground]) +
      at(320, 168, 1.12, draw(c)) +
      box(0, 336, 640, 24, c.ground) +
      hem(0, 336, 640, c.mid),
  )
}

const playlists = {
  network: ["teal", waves],
  linux: ["ink", terminal],
  passwords: ["bottle", key],
  phishing: ["clay", hook],
  web: ["mint", code],
  cryptography: ["moss", cipher],
  python: ["sand", blocks],
  ctf: ["bottle", flag],
}

/** The subject on the left, and on the right a playlist whose first video is playing. */
function playlist(name, [scheme, draw]) {
  const c = schemes[scheme]
  const video = (place) => {
    const [y, colour] = [86 + place * 52, place === 0 ? c.strong : c.mid]
    const length = 92 + ((name.length * 7 + place * 31) % 66)
    return fill(`M422 ${y}l24 15l-24 15z`, colour) + box(466, y + 8, length, 14, colour, 7)
  }
  return image(
    640,
    360,
    netted(`list ${name}`, 640, 360, c) +
      box(376, 0, 264, 360, c.ground) +
      halo(188, 180, 11, 12, [c.thread, c.ground]) +
      at(188, 180, 0.98, draw(c)) +
      row(4, video) +
      hem(376, 0, 360, c.thread, " rotate(90)"),
  )
}

const drawn = (prefix, list, compose) =>
  Object.entries(list).map(([name, choice]) => [`${prefix}-${name}`, compose(name, choice)])

export const thumbnails = [...drawn("course", courses, course), ...drawn("playlist", playlists, playlist)]
