/** @jest-environment node */
import path from 'node:path'
import { headings, productPages, read } from './product-pages.ts'
import { sourceFiles } from './source-files.ts'

const targets = new Set([...productPages, ...headings.map(({ page, anchor }) => `${page}#${anchor}`)])
const isProduct = (target: string): boolean => /^docs\/product(?:\/[\w-]+)?\.md/.test(target)

/** Links are relative to their page, citations in sources to the root. */
function citationsIn(file: string): string[] {
  const text = read(file)
  if (!file.endsWith('.md')) return text.match(/docs\/product(?:\/[\w-]+)?\.md(?:#[\w-]+)?/g) ?? []
  const links = [...text.matchAll(/\]\(([^)\s:]*)\)/g)].map(([, target = '']) => target)
  return links.map((link) => (link.startsWith('#') ? file + link : path.join(path.dirname(file), link))).filter(isProduct)
}

describe('docs/product.md and its pages', () => {
  it('give each anchor once', () => {
    const anchors = headings.map(({ anchor }) => anchor)
    expect(anchors.length).toBeGreaterThan(60)
    expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([])
  })

  it('are all in the index', () => {
    const index = read('docs/product.md')
    expect(productPages.slice(1).filter((page) => !index.includes(`(${path.relative('docs', page)})`))).toEqual([])
  })

  it('have every heading that a page, a comment or a test cites', () => {
    const cited = sourceFiles('.md', '.ts', '.tsx', '.mjs', '.cjs').flatMap((file) => citationsIn(file).map((target) => ({ file, target })))
    expect(cited.length).toBeGreaterThan(50)
    expect(cited.filter(({ target }) => !targets.has(target))).toEqual([])
  })

  it('are cited in the areas and the docs, and no document outside of the repository is', () => {
    const files = sourceFiles('.md', '.ts', '.tsx').filter((file) => /^(?:remote-|docs\/|\w+\.md$)/.test(file))
    const strange = /\bsections? \d|\b(?:spec|third-party)\.md|\bproduct\.md,|product decisions|the specification/i
    expect(files.filter((file) => strange.test(read(file)))).toEqual([])
  })
})
