/** @jest-environment node */
import path from 'node:path'
import { headings, productPages, read } from './product-pages.ts'
import { root } from '../lib/paths.mjs'
import { sourceFiles } from '../lib/source-files.ts'

const targets = new Set([...productPages, ...headings.map(({ page, anchor }) => `${page}#${anchor}`)])
const isProduct = (target: string): boolean => /^docs\/product(?:\/[\w-]+)?\.md/.test(target)

/** The product pages that a file cites. A link is relative to its page, a citation in a source to the root. */
function citationsIn(file: string): string[] {
  const text = read(file)
  if (!file.endsWith('.md')) return text.match(/docs\/product(?:\/[\w-]+)?\.md(?:#[\w-]+)?/g) ?? []
  const links = [...text.matchAll(/\]\(([^)\s:]*)\)/g)].map(([, target = '']) => target)
  return links.map((link) => (link.startsWith('#') ? file + link : path.join(path.dirname(file), link))).filter(isProduct)
}

describe('docs/product.md and its pages', () => {
  it('have unique anchors', () => {
    const anchors = headings.map(({ anchor }) => anchor)
    expect(anchors.length).toBeGreaterThan(60)
    expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([])
  })

  it('are all in the index', () => {
    const index = read('docs/product.md')
    expect(productPages.slice(1).filter((page) => !index.includes(`(${path.relative('docs', page)})`))).toEqual([])
  })

  it('have every anchor that a file of the tree cites', () => {
    const cited = sourceFiles('.md', '.ts', '.tsx', '.mjs', '.cjs').flatMap((file) => citationsIn(file).map((target) => ({ file, target })))
    expect(cited.length).toBeGreaterThan(50)
    expect(cited.filter(({ target }) => !targets.has(target))).toEqual([])
  })

  it('are cited instead of documents outside of the repository', () => {
    const outside = /\bsections? \d|\b(?:spec|third-party)\.md|\bproduct\.md,|product decisions|the specification/i
    const endings = ['.md', '.ts', '.tsx', '.mjs', '.cjs', '.css', '.conf']
    const isThisFile = (file: string): boolean => path.resolve(root, file) === __filename
    const files = sourceFiles(...endings).filter((file) => !isThisFile(file))
    expect(files.filter((file) => outside.test(read(file)))).toEqual([])
  })
})
