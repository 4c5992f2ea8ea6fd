import type { FigureName, SlideLesson, Step } from './slides.ts'
import { clock } from './webvtt.ts'

const cells = (draw: (column: number, row: number) => string): string =>
  [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((column) => draw(column, row))).join('')

const box = (x: number, y: number, width: number, height: number, opacity: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="currentColor" opacity="${opacity}"/>`

const line = (d: string, color = '#8b94a7', width = 1.5): string => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`

const dots = [
  [34, 28, 16, 1],
  [114, 20, 12, 0.8],
  [182, 64, 15, 0.75],
  [104, 106, 18, 0.65],
  [38, 94, 13, 0.55],
] as const

/** Drawings of 200x140. */
const figures: Record<FigureName, string> = {
  forgetting:
    line('M4 4V134H192') +
    line('M4 4C30 90 80 118 186 126', '#c3c9da', 4) +
    line('M4 4C14 40 26 52 44 58V16C54 36 70 44 94 46V14C116 30 150 34 186 32', 'currentColor', 4),
  bars: [40, 60, 78, 116].map((height, index) => box(12 + index * 46, 132 - height, 30, height, 0.36 + index * 0.2)).join('') + line('M4 132H194'),
  grid: cells((column, row) => box(4 + column * 40, 10 + row * 32, 34, 26, [0.25, 0.9, 0.55][(column * 2 + row * 4) % 3] ?? 1)),
  tree:
    line('M100 20V52M34 110V52H166V110M100 52V110') +
    box(64, 4, 72, 26, 1) +
    [4, 70, 136].map((x) => `${box(x, 74, 60, 24, 0.6)}${box(x, 112, 60, 22, 0.25)}`).join(''),
  network:
    line('M34 28L114 20L182 64L104 106L34 28L182 64M114 20L38 94L104 106') +
    dots.map(([x, y, r, opacity]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" opacity="${opacity}"/>`).join(''),
}

const styles = `
  * { box-sizing: border-box; margin: 0; }
  body { position: relative; width: 640px; height: 360px; overflow: hidden; background: #fafbff; color: #1c2333;
    font-family: 'Noto Sans CJK SC', sans-serif; }
  header { height: 38px; padding-left: 24px; background: var(--color); color: #fff; font-size: 14px; line-height: 38px; }
  h1 { position: absolute; top: 62px; left: 36px; color: var(--color); font-size: 27px; }
  ul { position: absolute; top: 110px; left: 36px; padding: 0; list-style: none; font-size: 19px; line-height: 42px; }
  li::before { content: ''; display: inline-block; width: 8px; height: 8px; margin: 0 15px 3px 2px; border-radius: 50%; background: var(--color); }
  .note { position: absolute; top: 291px; left: 36px; height: 21px; padding-left: 11px; border-left: 3px solid var(--color); color: #5a6478;
    font-size: 15px; line-height: 22px; }
  svg { position: absolute; top: 82px; left: 410px; width: 200px; height: 140px; color: var(--color); }
  .cover { width: 100%; height: 100%; background: var(--color); color: #fff; }
  .cover h1 { top: 108px; left: 48px; color: #fff; font-size: 40px; }
  .cover .note { top: 180px; left: 48px; padding: 0; border: 0; color: #fff; opacity: 0.85; font-size: 19px; }
  time { position: absolute; right: 17px; bottom: 9px; width: 94px; height: 33px; background: #111827; color: #fff; text-align: center;
    font: bold 26px/34px 'DejaVu Sans Mono', monospace; }
`

const slideHtml = ({ number, title }: SlideLesson, { slide, points }: Step): string => {
  const note = `<p class="note">${slide.note}</p>`
  if (slide.points.length === 0) return `<div class="cover"><h1>${slide.title}</h1>${note}</div>`
  const visible = slide.points.slice(0, points).map((point) => `<li>${point}</li>`)
  const figure = slide.figure ? `<svg viewBox="0 0 200 140">${figures[slide.figure]}</svg>` : ''
  return `<header>${number} · ${title}</header><h1>${slide.title}</h1><ul>${visible.join('')}</ul>${note}${figure}`
}

/** The picture of one second of a lesson, 640x360 CSS pixels, with the playback time in the lower right corner. */
export const frameHtml = (lesson: SlideLesson, step: Step, second: number): string =>
  `<!doctype html><style>${styles}</style><body style="--color: ${lesson.color}">${slideHtml(lesson, step)}<time>${clock(second)}</time>`
