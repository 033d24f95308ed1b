/** The style sheet's colour tokens as constants for SVGs, plus the colours of people and cloth. */
export const night = "#0b1f22"
export const ink = "#0f2a2b"
export const deep = "#04291d"
export const bottle = "#093326"
export const forest = "#0d4a38"
export const green = "#13674d"
export const leaf = "#3b9170"
export const mint = "#8fc4aa"
export const pale = "#cae6d8"
export const milk = "#e4f3ea"
export const paper = "#fbfaf5"
export const cream = "#f4ebd7"
export const sand = "#e6dfcb"
export const clay = "#cdb48f"
export const teal = "#164750"
export const river = "#58a3a4"
export const mist = "#a6d0cf"
export const scarlet = "#b02c11"

export const hair = { dark: "#161f20", sheen: "#2f3b3c", grey: "#7c8483" }

/** Base, shadow and the line of features. */
export const skins = {
  wheat: ["#c98f66", "#b0764f", "#6d3f28"],
  honey: ["#b57a52", "#99623f", "#5c3421"],
  almond: ["#a66d4a", "#8b5739", "#4f2d1d"],
  clove: ["#935d3f", "#7a4a31", "#44261a"],
  cocoa: ["#764832", "#5f3826", "#351d13"],
}
