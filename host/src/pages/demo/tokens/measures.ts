import { tokens, tokenVariables } from '@xhkt/contract/tokens'
import type { Measure } from './measure-list.tsx'
import { variableName } from './variable-name.ts'

const sizeNames = new Set(Object.keys(tokens.size).map((name) => variableName(name)))

const measures = (wanted: (name: string) => boolean): Measure[] =>
  tokenVariables()
    .filter(([name]) => wanted(name))
    .map(([name, value]) => ({ name, value }))

export const spaces = measures((name) => name.startsWith('--space-'))
export const radii = measures((name) => name.startsWith('--radius')).sort((a, b) => parseInt(a.value, 10) - parseInt(b.value, 10))
export const shadows = measures((name) => name.startsWith('--shadow-'))
export const sizes = measures((name) => sizeNames.has(name))

const shownElsewhere = /^--(color|font|line-height)-/
const shown = new Set([spaces, radii, shadows, sizes].flat().map(({ name }) => name))

/** Tokens that the page does not draw. */
export const others = measures((name) => !shownElsewhere.test(name) && !shown.has(name))
