/** @jest-environment node */
import { contrast } from './contrast.ts'
import { darkTokens, darkTokensCss } from './dark-tokens.ts'
import { tokens, tokensCss, tokenVariables } from './tokens.ts'

const c = tokens.color
type Colour = keyof typeof c
const schemes = { light: tokens.color, dark: darkTokens.color }

test('contrast follows the formula of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 2)
})

// WCAG 2.2 AA, 1.4.3: text below 24px, or below 18.66px bold.
const smallText: [Colour, Colour[]][] = [
  ['text', ['card', 'bg', 'fill', 'primarySoft']],
  ['textSecondary', ['card', 'bg', 'fill']],
  ['textTertiary', ['card', 'bg', 'fill']],
  ['primaryText', ['card', 'bg', 'fill', 'primarySoft']],
  ['priceText', ['card', 'bg', 'priceSoft']],
  ['error', ['card', 'bg', 'errorSoft']],
  ['success', ['card', 'bg', 'successSoft']],
  ['warning', ['card', 'bg', 'warningSoft']],
  // Text on a filled button, a badge or a toast's sign.
  ['card', ['primaryText', 'primaryHover', 'priceText', 'error', 'success']],
]

describe.each(Object.entries(schemes))('in the %s scheme', (_, color) => {
  test.each(smallText.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    'small %s on %s is legible [look#accessibility]',
    (text, ground) => expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5),
  )

  // WCAG 2.2 AA, 1.4.3 for large text and 1.4.11 for edges of controls and the focus.
  test.each([
    ['price', 'card'],
    ['priceLarge', 'card'],
    ['priceLarge', 'bg'],
    ['priceLarge', 'fill'],
    ['priceLarge', 'priceSoft'],
    ['primary', 'card'],
    ['primary', 'bg'],
    ['primary', 'primarySoft'],
    ['borderControl', 'card'],
    ['borderControl', 'bg'],
  ] as const)('large or drawn %s on %s is visible', (drawn, ground) => {
    expect(contrast(color[drawn], color[ground])).toBeGreaterThanOrEqual(3)
  })
})

test('the colours are those of the product [look#layout-and-colours]', () => {
  expect([c.primary, c.price, c.bg, c.card]).toEqual(['#1E6FFF', '#FF5B2E', '#F5F7FA', '#FFFFFF'])
})

test('the width of the top navigation is 1200 px [routes#top-bar]', () => {
  expect(tokens.size.contentWidth).toBe('1200px')
})

test('spacing has steps of 4 px', () => {
  const spaces = tokenVariables().filter(([name]) => name.startsWith('--space-'))
  expect(spaces).toHaveLength(12)
  spaces.forEach(([, value], i) => expect(value).toBe(`${(i + 1) * 4}px`))
})

test('the :root rule has every variable once', () => {
  const names = tokenVariables().map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(tokensCss()).toMatch(/^:root\{(--[\w-]+:[^;{}]+;?)+\}$/)
})

test('the dark rule sets variables that the :root rule has, and is stronger', () => {
  const names = tokenVariables().map(([name]) => name)
  expect(darkTokensCss()).toMatch(/^html:root\{color-scheme:dark;(--[\w-]+:[^;{}]+;?)+\}$/)
  const dark = [...darkTokensCss().matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
  expect(dark.filter((name) => !names.includes(name ?? ''))).toEqual([])
})
