import { at, box, fill, halo, hem, image, netted, row, schemes } from "./canvas.mjs"
import {
  cloudSecurity,
  digitalForensics,
  digitalSafety,
  ehp,
  linuxDesk,
  mobileSecurity,
  networkTown,
  socAnalyst,
  webSecurity,
} from "./course-scenes.mjs"
import { blocks, cipher, code, flag, hook, key, terminal, waves } from "./emblems.mjs"

const courses = {
  ehp: ["bottle", ehp],
  "web-security": ["mint", webSecurity],
  "soc-analyst": ["ink", socAnalyst],
  "digital-forensics": ["clay", digitalForensics],
  network: ["teal", networkTown],
  linux: ["sand", linuxDesk],
  "digital-safety": ["moss", digitalSafety],
  "cloud-security": ["teal", cloudSecurity],
  "mobile-security": ["bottle", mobileSecurity],
}

/** A scene without a net behind it: it would be restless. */
function course(_name, [scheme, draw]) {
  const c = schemes[scheme]
  return image(
    640,
    360,
    box(0, 0, 640, 360, c.ground) + draw(c) + box(0, 336, 640, 24, c.ground) + hem(0, 336, 640, c.mid),
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
