/** @jest-environment node */
import { tokens } from '@xhkt/contract/tokens'
import { schemes, verdict } from './colours.ts'

const allOf = ({ drawn, grounds, lines }: (typeof schemes)['浅色']) => [...drawn, ...grounds, ...lines]
const all = allOf(schemes.浅色)
const pairs = (name: string): string[] => all.find((colour) => colour.name === name)?.pairs.map((pair) => pair.name) ?? []

test.each(Object.entries(schemes))('every colour is in one of the tables of the scheme %s', (_, scheme) => {
  expect(allOf(scheme).map(({ name }) => name).sort()).toEqual(Object.keys(tokens.color).sort())
})

test.each([
  ['textSecondary', ['card', 'bg']],
  ['error', ['card', 'bg', 'errorSoft']],
  ['priceText', ['card', 'bg', 'priceSoft']],
  ['borderControl', ['card', 'bg']],
  ['bg', ['text', 'textTertiary']],
  ['primarySoft', ['text', 'textTertiary', 'primaryText']],
  ['errorSoft', ['text', 'textTertiary', 'error']],
])('%s is measured against %j', (name, partners) => {
  expect(pairs(name)).toEqual(partners)
})

test.each([
  [4.5, '正文'],
  [4.49, '大字'],
  [3, '大字'],
  [2.99, '装饰'],
])('a contrast of %d suffices for %s', (ratio, enough) => {
  expect(verdict(ratio)).toBe(enough)
})
