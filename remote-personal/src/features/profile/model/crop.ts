/** In pixels of the picture. */
export interface Size {
  width: number
  height: number
}

/** A square of the picture, in its pixels. It never leaves the picture. */
export interface Crop {
  left: number
  top: number
  side: number
}

/** A point of the square: 0 to 1 from its left and its top. */
export interface Anchor {
  x: number
  y: number
}

/** The largest zoom. */
export const zoomMax = 8

const middle: Anchor = { x: 0.5, y: 0.5 }
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))
const longestSide = ({ width, height }: Size): number => Math.min(width, height)

const within = (size: Size, { left, top, side }: Crop): Crop => ({
  left: clamp(left, 0, size.width - side),
  top: clamp(top, 0, size.height - side),
  side,
})

/** The largest square, in the middle of the picture. */
export function centredCrop(size: Size): Crop {
  const side = longestSide(size)
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, side }
}

/** Moves the square by parts of its side, to the edge of the picture at most. */
export const moveCrop = (size: Size, crop: Crop, x: number, y: number): Crop =>
  within(size, { ...crop, left: crop.left + x * crop.side, top: crop.top + y * crop.side })

/** The zoom of a crop; 1 is the largest square. */
export const zoomOf = (size: Size, { side }: Crop): number => longestSide(size) / side

/** Sets the zoom, from 1 to `zoomMax`. The point of the picture at `anchor` stays there, unless an edge of the picture is in the way. */
export function zoomCrop(size: Size, { left, top, side }: Crop, zoom: number, anchor = middle): Crop {
  const next = longestSide(size) / clamp(zoom, 1, zoomMax)
  return within(size, { left: left + anchor.x * (side - next), top: top + anchor.y * (side - next), side: next })
}
