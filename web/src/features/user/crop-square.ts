export type Size = { width: number; height: number }

/** The middle of the square as shares of width and height; at a zoom of 1 it is the largest that there is. */
export type Crop = { x: number; y: number; zoom: number }

export const wholeMiddle: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const leastSide = 160
const farthest = 4

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** Nobody zooms into a few dots. */
export function mostZoom({ width, height }: Size): number {
  return between(1, Math.min(width, height) / leastSide, farthest)
}

const sideOf = ({ zoom }: Crop, { width, height }: Size) => Math.min(width, height) / zoom

/** The same, but never beyond an edge of the picture. */
function inside(crop: Crop, size: Size): Crop {
  const zoom = between(1, crop.zoom, mostZoom(size))
  const half = sideOf({ ...crop, zoom }, size) / 2
  const [x, y] = [half / size.width, half / size.height]
  return { x: between(x, crop.x, 1 - x), y: between(y, crop.y, 1 - y), zoom }
}

/** `right` and `down` are shares of the square: so far is the square moved over the picture. */
export function moved(crop: Crop, size: Size, right: number, down: number): Crop {
  const side = sideOf(crop, size)
  const [x, y] = [crop.x + (right * side) / size.width, crop.y + (down * side) / size.height]
  return inside({ ...crop, x, y }, size)
}

export const zoomed = (crop: Crop, size: Size, zoom: number): Crop => inside({ ...crop, zoom }, size)

/** In the picture's own dots. */
export function squareOf(crop: Crop, size: Size) {
  const side = sideOf(crop, size)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}
