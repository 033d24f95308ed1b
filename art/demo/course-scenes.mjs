import { behindHijab, behindPlait, behindShort, bust, glasses, hijab, put, short } from "../site/people.mjs"
import { boat, fern, notebook, palm, tea } from "../site/things.mjs"
import { at, box, disc, fill, gold, halo, rhomb, row, stroke, vermilion } from "./canvas.mjs"
import { browserLock, cloud, fingerprint, hook, shieldPrompt, terminal } from "./emblems.mjs"

// A scene for each course: people doing its work, 640 by 360. The lowest 24 are covered by the hem.

const desk = (c, y = 286) => box(0, y, 640, 80, c.dark) + box(0, y, 640, 7, c.mid)

const night = (c, x, y) =>
  box(x, y, 132, 150, c.thread) +
  disc(x + 84, y + 50, 24, c.soft) +
  disc(x + 95, y + 43, 20, c.thread) +
  stroke(`M${x} ${y}h132v150h-132zM${x + 66} ${y}v150`, c.mid, 7)

/** A laboratory of one's own, late in the evening. */
export const ehp = (c) =>
  night(c, 28, 46) +
  box(196, 30, 392, 214, c.light, 10) +
  box(208, 42, 368, 184, c.dark, 4) +
  stroke("M232 72L246 84L232 96M258 98H312M232 130H300M232 154H280M232 178H308", c.soft, 7) +
  at(500, 132, 0.78, shieldPrompt(c)) +
  fill("M372 244h44l10 44h-64z", c.mid) +
  desk(c) +
  put(92, 290, 0.8, tea(c.soft)) +
  put(394, 218, 0.86, bust(c.mid, 200) + behindPlait("almond", c.light, 3))

/** A message that wants an answer at once, and somebody who takes a second look. */
export const digitalSafety = (c) =>
  halo(452, 150, 11, 14, [c.thread, c.ground]) +
  at(452, 168, 1, hook(c)) +
  put(176, 148, 1.32, bust(c.mid) + hijab("wheat", { look: "down", turn: 4 }, [c.light, c.soft])) +
  stroke("M92 330Q150 300 236 300", c.soft, 44) +
  `<g transform="translate(252 266) rotate(12)">${box(-26, -46, 56, 96, c.dark, 8) + box(-20, -38, 44, 76, c.light, 3)}</g>` +
  stroke("M230 312q14-18 34-14", "#c98f66", 22)

/** The developer and the shop window that must hold. */
export const webSecurity = (c) =>
  at(426, 148, 1.36, browserLock(c)) +
  desk(c) +
  put(140, 160, 1.16, bust(c.dark, 130) + short("honey", { look: "dots", turn: 6, mouth: "smile" }) + glasses(6)) +
  fill("M190 296L214 216h130l-16 80z", c.mid) +
  rhomb(268, 256, 14, c.light) +
  box(180, 292, 176, 10, c.soft, 5)

const wall = (c) =>
  row(3, (n) => box(24 + n * 204, 26, 184, 132, c.thread, 6) + box(32 + n * 204, 34, 168, 116, c.dark, 3)) +
  stroke("M44 108H76L88 90L104 124L118 66L130 108H188", c.soft, 6) +
  row(6, (n) => box(252 + n * 23, 138 - [30, 52, 38, 74, 46, 60][n], 14, [30, 52, 38, 74, 46, 60][n], c.mid)) +
  stroke("M456 120H596M456 64L500 92L540 58L590 84", c.mid, 6) +
  rhomb(540, 58, 15, vermilion)

/** The night shift: one point of many is red. */
export const socAnalyst = (c) =>
  wall(c) +
  desk(c, 262) +
  put(560, 266, 0.7, tea(c.soft)) +
  put(186, 206, 0.86, bust(c.mid, 220) + behindShort("clove")) +
  put(412, 206, 0.86, bust(c.soft, 220) + behindHijab([c.light, c.soft]))

/** A town whose houses are connected; one of them should not be. */
export const networkTown = (c) => {
  const heights = [118, 170, 96, 190, 138, 92]
  const top = (n) => [66 + n * 102, 336 - heights[n] - 44]
  const lines = [
    [0, 1],
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 5],
    [1, 2],
  ]
  return (
    disc(560, 70, 30, c.soft) +
    row(6, (n) => box(28 + n * 102, 336 - heights[n], 76, heights[n], [c.thread, c.dark][n % 2])) +
    row(6, (n) =>
      row(Math.trunc(heights[n] / 34) * 2, (w) =>
        box(
          42 + n * 102 + (w % 2) * 30,
          352 - heights[n] + Math.trunc(w / 2) * 34,
          16,
          16,
          (n * 3 + w) % 4 ? c.mid : gold,
        ),
      ),
    ) +
    lines.map(([from, to]) => stroke(`M${top(from)}L${top(to)}`, c.soft, 4)).join("") +
    row(6, (n) => stroke(`M${top(n)}v44`, c.mid, 5) + rhomb(...top(n), 18, n === 4 ? vermilion : c.light))
  )
}

/** One app on the phone is not what it says. */
export const mobileSecurity = (c) =>
  halo(320, 160, 12, 14, [c.thread, c.ground]) +
  fill("M196 360C204 300 214 250 240 214C258 190 270 210 264 240L262 360zM262 300H430V360H262z", "#a66d4a") +
  box(240, 22, 164, 276, c.light, 22) +
  box(254, 50, 136, 216, c.dark, 6) +
  row(12, (n) =>
    box(
      265 + (n % 3) * 40,
      62 + Math.trunc(n / 3) * 48,
      34,
      34,
      n === 7 ? vermilion : [c.mid, c.soft][(n * 5) % 3 ? 0 : 1],
      8,
    ),
  ) +
  stroke("M306 282H338", c.mid, 6) +
  row(3, (n) => box(384 - n * 3, 176 + n * 36, 44, 30, "#a66d4a", 15)) +
  stroke("M236 262Q250 226 268 236", "#8b5739", 5)

/** Evidence on the table, from above: each piece has its number. */
export const digitalForensics = (c) =>
  box(56, 52, 168, 236, c.thread, 8) +
  box(88, 78, 104, 184, c.dark, 12) +
  box(98, 92, 84, 60, c.mid, 4) +
  row(4, (n) => box(98 + (n % 2) * 46, 164 + Math.trunc(n / 2) * 34, 38, 26, [c.soft, c.mid][n % 2], 3)) +
  stroke("M182 122H226", c.soft, 5) +
  box(258, 190, 132, 104, c.thread, 8) +
  disc(324, 242, 38, c.light) +
  disc(324, 242, 11, c.dark) +
  stroke("M324 242L350 214", c.mid, 7) +
  row(3, (n) => {
    const [x, y] = [40 + n * 202, 268 - n * 12]
    return (
      fill(`M${x} ${y}h44l10 44h-64z`, c.light) + row(n + 1, (m) => rhomb(x + 22 - n * 8 + m * 16, y + 24, 6, c.dark))
    )
  }) +
  at(486, 140, 1.16, fingerprint(c))

/** A terminal on the veranda, and notes on paper. */
export const linuxDesk = (c) =>
  box(36, 34, 190, 226, c.thread) +
  put(150, 260, 0.62, palm(250, c.mid, c.mid)) +
  fill("M36 222c50-24 120-20 190 4V260H36z", c.soft) +
  stroke("M36 34h190v226H36zM131 34V260", c.light, 10) +
  desk(c) +
  at(424, 160, 1.28, terminal(c)) +
  fill("M268 268H580L604 296H244z", c.soft) +
  put(140, 308, 0.9, notebook(c.mid)) +
  put(60, 290, 0.7, tea(c.light))

/** What is in the cloud stands somewhere: above the river, and in the rain. */
export const cloudSecurity = (c) =>
  disc(548, 76, 34, c.soft) +
  at(320, 116, 1.42, cloud(c)) +
  at(98, 84, 0.5, cloud(c)) +
  box(0, 282, 640, 60, c.mid) +
  stroke("M360 300h86M470 318h70M40 318h60M560 300h60", c.soft, 4) +
  put(536, 286, 0.5, palm(150, c.dark, c.thread)) +
  put(590, 288, 0.42, palm(150, c.dark, c.thread)) +
  put(190, 318, 0.44, boat(c.dark, c.light, c.mid, c.soft)) +
  put(470, 288, 0.5, fern(c.dark))
