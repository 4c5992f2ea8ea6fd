/** @jest-environment node */
import fc from 'fast-check'
import { centredCrop, type Crop, moveCrop, type Size, zoomCrop, zoomMax, zoomOf } from './crop.ts'

const side = fc.integer({ min: 1, max: 12_000 })
const size: fc.Arbitrary<Size> = fc.record({ width: side, height: side })
const part = fc.double({ min: -3, max: 3, noNaN: true })
const inside = fc.double({ min: 0, max: 1, noNaN: true })

type Step = { move: [number, number] } | { zoom: number; anchor: { x: number; y: number } }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ move: fc.tuple(part, part) }),
  fc.record({ zoom: fc.double({ min: -2, max: 50, noNaN: true }), anchor: fc.record({ x: inside, y: inside }) }),
)
const after = (picture: Size, steps: readonly Step[]): Crop =>
  steps.reduce(
    (crop, next) => ('move' in next ? moveCrop(picture, crop, ...next.move) : zoomCrop(picture, crop, next.zoom, next.anchor)),
    centredCrop(picture),
  )

/** Pixels. */
const tolerance = 1e-6

test('whatever is done, the square stays within the picture, and the zoom within its limits', () => {
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 12 }), (picture, steps) => {
      const crop = after(picture, steps)
      expect(crop.left).toBeGreaterThanOrEqual(0)
      expect(crop.top).toBeGreaterThanOrEqual(0)
      expect(crop.left + crop.side).toBeLessThanOrEqual(picture.width + tolerance)
      expect(crop.top + crop.side).toBeLessThanOrEqual(picture.height + tolerance)
      expect(zoomOf(picture, crop)).toBeGreaterThanOrEqual(1 - tolerance)
      expect(zoomOf(picture, crop)).toBeLessThanOrEqual(zoomMax + tolerance)
    }),
  )
})

test('zooming in keeps the point under the pointer', () => {
  fc.assert(
    fc.property(size, inside, inside, fc.double({ min: 1, max: zoomMax, noNaN: true }), (picture, x, y, zoom) => {
      const before = centredCrop(picture)
      const crop = zoomCrop(picture, before, zoom, { x, y })
      expect(crop.left + x * crop.side).toBeCloseTo(before.left + x * before.side, 5)
      expect(crop.top + y * crop.side).toBeCloseTo(before.top + y * before.side, 5)
    }),
  )
})

test('zooming out of the middle gives the largest square again', () => {
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 6 }), (picture, steps) => {
      expect(zoomCrop(picture, after(picture, steps), 1).side).toBe(centredCrop(picture).side)
    }),
  )
})

test('a move that meets no edge is undone by its opposite', () => {
  const picture = { width: 3000, height: 2000 }
  const near = zoomCrop(picture, centredCrop(picture), zoomMax)
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }), (x, y) => {
      const back = moveCrop(picture, moveCrop(picture, near, x, y), -x, -y)
      expect(back.left).toBeCloseTo(near.left, 5)
      expect(back.top).toBeCloseTo(near.top, 5)
    }),
  )
})

test('the first square is as large as the picture allows, in its middle', () => {
  expect(centredCrop({ width: 400, height: 300 })).toEqual({ left: 50, top: 0, side: 300 })
  expect(centredCrop({ width: 1, height: 900 })).toEqual({ left: 0, top: 449.5, side: 1 })
})
