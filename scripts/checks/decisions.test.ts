/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { read } from './product-pages.ts'
import { root } from '../lib/paths.mjs'

const folder = 'docs/decisions'
const names = readdirSync(path.join(root, folder)).filter((name) => name !== 'README.md')
const pages = names.map((name) => ({ name, number: name.slice(0, 3), text: read(`${folder}/${name}`) }))
const index = read(`${folder}/README.md`)

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length
const titleOf = (text: string): string => /^# (.+)/.exec(text)?.[1] ?? ''

/** The paths and numbers of decisions in a file. A link is relative to its page, a path in other texts to the root. */
function mentionsIn(file: string): string[] {
  const text = read(file)
  const links = file.endsWith('.md') ? [...text.matchAll(/\]\(([^)\s:#]+)/g)].map(([, link = '']) => path.join(path.dirname(file), link)) : []
  const numbers = [...text.matchAll(/\bdecisions? \(?(\d{3})\b/gi)].map(([, number = '']) => number)
  const paths = text.match(/docs\/decisions\/\d[\w.-]*[\w-]/g) ?? []
  return [...links.filter((link) => link.startsWith(`${folder}/`)), ...paths, ...numbers]
}

/** Links whose text is not the number of the linked page. */
const misnumberedIn = (file: string): string[] =>
  [...read(file).matchAll(/\[(?:decision )?(\d{3})\]\([^)]*\/?(\d{3})-[\w-]+\.md\)/gi)].filter(([, text, number]) => text !== number).map(([link]) => link)

const pattern = 'decisions?[ /(]+[0-9]{3}|decisions/README'
const mentioning = execFileSync('git', ['grep', '-lIiE', '--untracked', pattern, '--', '.', `:!${folder}`], { cwd: root, encoding: 'utf8' }).trim().split('\n')

/** Every file that may name a decision, except this file. */
const files = [...mentioning.filter((file) => path.resolve(root, file) !== __filename), ...['README.md', ...names].map((name) => `${folder}/${name}`)]

describe('docs/decisions', () => {
  it('has at most 45 pages with 16,000 words together, and 500 words in each', () => {
    expect(pages.length).toBeLessThanOrEqual(45)
    expect(pages.filter(({ text }) => wordsIn(text) > 500).map(({ name, text }) => `${name}: ${wordsIn(text)} words`)).toEqual([])
    expect(pages.reduce((sum, { text }) => sum + wordsIn(text), 0)).toBeLessThanOrEqual(16_000)
  })

  it('has pages whose name and title begin with their own number', () => {
    expect(names.filter((name) => !/^\d{3}-[a-z\d-]+\.md$/.test(name))).toEqual([])
    expect(new Set(pages.map(({ number }) => number)).size).toBe(pages.length)
    expect(pages.filter(({ number, text }) => !titleOf(text).startsWith(`${number} `)).map(({ name }) => name)).toEqual([])
  })

  it('has an index of at most 60 lines that lists each page by its title', () => {
    expect(index.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
    const listed = [...index.matchAll(/^- \[(.+)\]\((.+)\): ./gm)].map(([, title, name]) => `${name} ${title}`)
    expect(listed.sort()).toEqual(pages.map(({ name, text }) => `${name} ${titleOf(text)}`).sort())
  })

  it('has a page for every link, path and number of a decision in the tree', () => {
    const known = new Set([...pages.flatMap(({ name, number }) => [`${folder}/${name}`, number]), `${folder}/README.md`])
    const found = files.flatMap((file) => mentionsIn(file).map((mention) => ({ file, mention })))
    expect(found.length).toBeGreaterThan(150)
    expect(found.filter(({ mention }) => !known.has(mention))).toEqual([])
  })

  it('is linked by the number of the page everywhere', () => {
    expect(files.flatMap((file) => misnumberedIn(file).map((link) => ({ file, link })))).toEqual([])
  })
})
