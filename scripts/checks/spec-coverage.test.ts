/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-files.ts'

interface Row {
  what: string
  file: string
  title: string
}

const rows: Row[] = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, , file = '']) => /\.test\.tsx?$/.test(file))
  .map(([, what = '', file = '', title = '']) => ({ what, file, title }))

/** The file as somebody reads it: numbers without their separators. */
const read = (file: string): string => readFileSync(join(root, file), 'utf8').replace(/(?<=\d)_(?=\d)/g, '')

const valuesOf = ({ what }: Row): string[] => [...what.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value)

describe('docs/spec-coverage.md', () => {
  it('has rows for every section that it is about', () => {
    const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
    expect([...page.matchAll(/^## Section (\d)/gm)].map(([, section]) => section)).toEqual(['4', '5', '6', '8', '9'])
    expect(rows.length).toBeGreaterThan(70)
  })

  it.each(rows)('$what: $file', (row) => {
    expect(existsSync(join(root, row.file))).toBe(true)
    const text = read(row.file)
    expect(row.title).toMatch(/\bsections? \d/)
    expect(text).toContain(row.title)
    expect(valuesOf(row).filter((value) => !text.includes(value))).toEqual([])
  })
})
