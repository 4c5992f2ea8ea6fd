import { encodePng } from './png.ts'

/** Pixels. `piece` is the side of the piece's square box, whose left edge slides from 0 to `width - piece`. */
export const size = { width: 320, height: 160, piece: 60 }

/** The same puzzle always gives the same pictures. */
export interface Puzzle {
  seed: number
  /** Left and top edge of the gap's box. */
  x: number
  y: number
}

type Colour = readonly [number, number, number]

function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function fromHue(hue: number, saturation: number, lightness: number): Colour {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return 255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}

const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** Draws hills under a low sun, with enough texture that the gap does not lie on a plain background. */
function scene(seed: number): (x: number, y: number) => Colour {
  const random = randomFrom(seed)
  const hue = random() * 360
  const top = fromHue(hue, 0.55, 0.55)
  const horizon = fromHue((hue + 40) % 360, 0.7, 0.82)
  const sun = { x: 40 + random() * 240, y: 20 + random() * 50, r: 12 + random() * 12 }
  const ridges = [0, 1, 2, 3].map((depth) => {
    const colour = fromHue((hue + 130 + depth * 12) % 360, 0.4, 0.62 - depth * 0.12)
    const waves = [1, 2, 3].map((n) => ({ length: 14 + random() * 90, height: (6 + random() * 12) / n, shift: random() * 7 }))
    const base = 62 + depth * 26
    const heights = Array.from({ length: size.width }, (_, x) =>
      waves.reduce((sum, wave) => sum + wave.height * Math.sin(x / wave.length + wave.shift), base),
    )
    return { colour, heights }
  })

  return (x, y) => {
    let colour = mix(top, horizon, y / size.height)
    const glow = sun.r - Math.hypot(x - sun.x, y - sun.y)
    colour = mix(colour, [255, 250, 225], glow > 0 ? Math.min(1, glow) : Math.max(0, 0.5 + glow / 60))
    for (const ridge of ridges) {
      const depth = y - (ridge.heights[x] ?? size.height)
      if (depth > 0) colour = mix(mix(colour, ridge.colour, Math.min(1, depth)), [255, 255, 255], Math.max(0, 0.18 - depth / 120))
    }
    return colour
  }
}

/** Signed distance to the outline of the piece, negative inside. The piece is a square with knobs on top and at the right. */
function outline(x: number, y: number): number {
  const box = Math.max(Math.abs(x - 26) - 22, Math.abs(y - 34) - 22)
  const knobAbove = Math.hypot(x - 26, y - 10) - 8
  const knobRight = Math.hypot(x - 50, y - 34) - 8
  return Math.min(box, knobAbove, knobRight)
}

const clamp = (share: number) => Math.max(0, Math.min(1, share))

function paint(width: number, height: number, colourAt: (x: number, y: number) => readonly [Colour, number]): Buffer {
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [colour, opacity] = colourAt(x, y)
      pixels.set([colour[0], colour[1], colour[2], opacity * 255], (y * width + x) * 4)
    }
  }
  return encodePng(width, height, pixels)
}

/** The scene with the gap in it, as PNG. */
export function drawBackground({ seed, x: left, y: top }: Puzzle): Buffer {
  const colourAt = scene(seed)
  return paint(size.width, size.height, (x, y) => {
    const distance = outline(x - left, y - top)
    const shaded = mix(colourAt(x, y), [20, 28, 45], 0.55 * clamp(0.5 - distance))
    return [mix(shaded, [255, 255, 255], 0.65 * clamp(1.5 - Math.abs(distance))), 1]
  })
}

/** The piece that fits the gap, in its square box, as PNG with a transparent background. */
export function drawPiece({ seed, x: left, y: top }: Puzzle): Buffer {
  const colourAt = scene(seed)
  return paint(size.piece, size.piece, (x, y) => {
    const distance = outline(x, y)
    return [mix(colourAt(x + left, y + top), [255, 255, 255], 0.8 * clamp(2 + distance)), clamp(0.5 - distance)]
  })
}
