import { diamond, net } from "../../web/build/jamdani.ts"
import { box, fill, image } from "../demo/canvas.mjs"
import { netting } from "./cloth.mjs"
import { leaf, mint, pale } from "./palette.mjs"

/** The placeholder for people without a photo. */
export const avatar = () =>
  image(
    160,
    160,
    netting("n", "prohori", mint, 80, 80, 0.9, 0.8) +
      box(0, 0, 160, 160, pale) +
      box(0, 0, 160, 160, "url(#n)").replace("/>", ' opacity=".55"/>') +
      fill("M18 160C20 122 44 110 66 106H94C116 110 140 122 142 160z", leaf) +
      fill("M66 88H94V108C94 122 66 122 66 108z", "#2d7d60") +
      fill("M46 62C42 18 118 18 114 62C112 88 98 104 80 104S48 88 46 62z", leaf),
  )

/**
 * The placeholder for an image that cannot be loaded. It has light and dark colours, because it looks like part of the page.
 * The light ones are attributes, so that they work even if a Content-Security-Policy blocks the style.
 */
export const noImage = () => {
  const { line, fill: flowers } = net("prohori", 96, 2)
  const dark = ".g{fill:#182b2c}.t{fill:#2c4546}.l{stroke:#2c4546}.h{fill:#182b2c;stroke:#4c6a68}"
  const [ground, thread, edge] = ["#eef1e9", "#c9d5c9", "#a5b9ab"]
  const ring = (steps, more = "") =>
    `<path class="h" fill="${ground}" stroke="${edge}" stroke-width="3" d="${diamond(320, 240, steps, 12)}"${more}/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">`,
    `<style>@media(prefers-color-scheme:dark){${dark}}</style>`,
    `<pattern id="n" width="96" height="96" patternUnits="userSpaceOnUse" patternTransform="translate(320 240) scale(1.5) translate(-24 -24)">`,
    `<path class="l" fill="none" stroke="${thread}" d="${line}"/><path class="t" fill="${thread}" fill-rule="evenodd" d="${flowers}"/></pattern>`,
    `<path class="g" fill="${ground}" d="M0 0h640v480H0z"/><path fill="url(#n)" d="M0 0h640v480H0z"/>`,
    `${ring(9)}${ring(6, ' stroke-dasharray="6 6"')}${ring(2)}</svg>\n`,
  ].join("")
}
