/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as paths from '@xhkt/contract/paths'
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { routes } from '../../../routes.ts'
import type { Block, Chapter, Document, Part, Piece, Text } from '../article/document.ts'
import { about } from './about.ts'
import { agreement } from './agreement/agreement.ts'
import { contact } from './contact.ts'
import { privacy } from './privacy/privacy.ts'

const root = resolve(import.meta.dirname, '../../../../..')

// The host may not import an area, so the routes are read as text.
const areaPaths = readdirSync(root)
  .filter((name) => name.startsWith('remote-'))
  .flatMap((area) => [...readFileSync(join(root, area, 'src/routes.ts'), 'utf8').matchAll(/path: '(\/(?!v1\/)[^']*)'/g)])
  .map(([, path = '']) => ({ path }))
const declared = [...routes, ...areaPaths]

const documents: Record<string, Document> = {
  [paths.about]: about,
  [paths.contact]: contact,
  [paths.privacy]: privacy,
  [paths.userAgreement]: agreement,
}

const partsOf = ({ parts = [] }: Chapter): readonly Part[] => parts
const idsOf = ({ chapters }: Document): string[] => chapters.flatMap((chapter) => [chapter.id, ...partsOf(chapter).map(({ id }) => id)])
const blocksOf = ({ lead, chapters }: Document): Block[] => [
  ...lead,
  ...chapters.flatMap((chapter) => [...(chapter.blocks ?? []), ...partsOf(chapter).flatMap(({ blocks }) => blocks)]),
]

function textsOf(block: Block): readonly Text[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text]
    case 'list':
      return block.items
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()]
    case 'cards':
      return block.cards.flatMap(({ title, text }) => [title, text])
    case 'steps':
      return block.steps.flatMap(({ title, text }) => [title, text])
    default:
      return []
  }
}

const words = (piece: Piece): string => (typeof piece === 'string' ? piece : 'link' in piece ? piece.name : piece.strong)
const plain = (text: Text): string => (typeof text === 'string' ? text : text.map(words).join(''))

const linksOf = (text: Text): string[] =>
  typeof text === 'string' ? [] : text.flatMap((piece) => (typeof piece !== 'string' && 'link' in piece ? [piece.link] : []))

describe.each(Object.entries(documents))('%s', (path, document) => {
  const texts = blocksOf(document).flatMap(textsOf)

  it('has unique ids that fit an address', () => {
    const ids = idsOf(document)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  })

  it('has no empty chapter, part, block or text', () => {
    expect(document.lead.length).toBeGreaterThan(0)
    const holds = (chapter: Chapter): number => (chapter.blocks ?? []).length + partsOf(chapter).length
    expect(document.chapters.filter((chapter) => !chapter.title || holds(chapter) === 0)).toEqual([])
    expect(document.chapters.flatMap(partsOf).filter(({ title, blocks }) => !title || blocks.length === 0)).toEqual([])
    expect(blocksOf(document).filter((block) => !['contact', 'licences', 'notices'].includes(block.kind) && textsOf(block).length === 0)).toEqual([])
    expect(texts.filter((text) => !plain(text).trim())).toEqual([])
  })

  it('has table rows as long as their head, with unique names', () => {
    const tables = blocksOf(document).flatMap((block) => (block.kind === 'table' ? [block] : []))
    expect(tables.filter(({ head, rows }) => rows.some((row) => row.length !== head.length))).toEqual([])
    expect(tables.filter(({ rows }) => new Set(rows.map(([name]) => name)).size < rows.length)).toEqual([])
  })

  it('links to declared routes and existing ids', () => {
    const links = texts.flatMap(linksOf).map((link) => new URL(link, `https://site.example${path}`))
    expect(links.length).toBeGreaterThan(0)
    const lost = links.filter(({ pathname, hash }) => {
      const target = documents[pathname]
      return !matchRoute(pathname, declared) || (hash !== '' && !(target && idsOf(target).includes(hash.slice(1))))
    })
    expect(lost.map(String)).toEqual([])
  })

  it('ends each sentence with a mark, and has no half-width marks between Chinese characters', () => {
    const sentences = blocksOf(document).flatMap((block) => (block.kind === 'paragraph' ? [plain(block.text)] : []))
    expect(sentences.filter((sentence) => !/[。：]$/.test(sentence))).toEqual([])
    expect(texts.map(plain).filter((text) => /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u.test(text))).toEqual([])
  })
})

test('every area declares routes in its routes.ts', () => {
  expect(areaPaths.map(({ path }) => path)).toEqual(expect.arrayContaining(['/categories', '/live', '/payment', '/personal/myOrder']))
})

test.each([agreement, privacy])('$title: its dates are valid, and it takes effect on the day of its publication or later', ({ published, effective }) => {
  for (const day of [published, effective]) expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
  expect(effective >= published).toBe(true)
})
