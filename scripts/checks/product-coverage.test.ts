/** @jest-environment node */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { codeIn, headings, read } from './product-pages.ts'
import { root } from '../lib/paths.mjs'

const page = read('docs/product-coverage.md')

/** The cells of each row that starts with a link to a heading. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const claims = rows.flatMap(([, heading = '', rule = '', file = '', title = '']) => (title ? [{ heading, rule, file, title }] : []))
const links = headings.map(({ page: file, title, anchor }) => `[${title}](${path.relative('docs', file)}#${anchor})`)

/** The text of a file, with its numbers without separators. */
const textOf = (file: string): string => read(file).replace(/(?<=\d)_(?=\d)/g, '')

describe('docs/product-coverage.md', () => {
  it('has every heading of the product pages, and no other', () => {
    const named = new Set(rows.map(([, heading = '']) => heading))
    expect(links.filter((link) => !named.has(link))).toEqual([])
    expect([...named].filter((link) => !links.includes(link))).toEqual([])
  })

  it('does not have a heading both with and without a test', () => {
    const untested = rows.map(([, heading = '', , file = '']) => (file ? '' : heading))
    expect(claims.map(({ heading }) => heading).filter((heading) => untested.includes(heading))).toEqual([])
    expect(claims.length).toBeGreaterThan(120)
  })

  it.each(claims)('$heading, $rule: $file', ({ rule, file, title }) => {
    expect(existsSync(path.join(root, file))).toBe(true)
    const text = textOf(file)
    expect(text).toContain(title)
    expect(codeIn(rule).filter((value) => !text.includes(value))).toEqual([])
  })
})
