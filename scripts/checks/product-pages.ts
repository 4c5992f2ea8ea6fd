import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'

/** A heading of the second level in `docs/product.md` or one of its pages. */
export interface Heading {
  /** The path of the page, from the root of the repository. */
  page: string
  title: string
  anchor: string
}

export const productPages: string[] = [
  'docs/product.md',
  ...readdirSync(path.join(root, 'docs/product'))
    .sort()
    .map((name) => `docs/product/${name}`),
]

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The anchor that GitHub gives a heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

export const headingsOf = (page: string): Heading[] =>
  [...read(page).matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({ page, title, anchor: anchorOf(title) }))

export const headings: Heading[] = productPages.flatMap(headingsOf)

/** The rows of the first table under a heading as lists of cells, without the header row. */
export function tableUnder(page: string, title: string): string[][] {
  const [, section = ''] = read(page).split(`\n## ${title}\n`)
  const [, , ...rows] = (/(?:^\|.*\n)+/m.exec(section.split('\n## ')[0] ?? '')?.[0] ?? '').trimEnd().split('\n')
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** The texts in backticks of a cell. */
export const codeIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
