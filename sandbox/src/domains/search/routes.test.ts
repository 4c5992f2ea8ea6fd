/** @jest-environment node */
import type { FoundCourse } from '@xhkt/contract'
import { markedParts } from '@xhkt/kit/search/marked-parts'
import { hotWords } from './search.ts'
import { sandboxOfFile, TestSandbox } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)

const search = (keyword: string, query = {}) => sandbox.data('GET /v1/search', { query: { keyword, ...query } })
const titles = async (keyword: string, query = {}) => (await search(keyword, query)).list.map((card) => card.title)
const suggest = async (keyword: string) => (await sandbox.data('GET /v1/search/suggest', { query: { keyword } })).list

test.each(['python', 'PYTHON', 'Ｐｙｔｈｏｎ', '  python  '])('%j finds Python', async (keyword) => {
  expect((await titles(keyword))[0]).toBe('Python 零基础入门到实战')
})

test.each([
  ['by title', '雅思', '1023'],
  ['by a part of the title', '识图零基础', '1058'],
  ['by one character', '税', '1040'],
  ['by teacher', '沈知远', '1001'],
  ['by category', '医学护理', '1045'],
  ['by subcategory', '法考客观题', '1008'],
  ['by summary', '连读、弱读', '1041'],
  ['nothing for a word that is only in the outline', '大横按', null],
  ['by words in different fields', '数学 沈知远', '1001'],
])('search finds %s', async (_how, keyword, id) => {
  const { list, total } = await search(keyword)
  expect(total).toBe(list.length)
  if (id) expect(list.map((card) => card.id)).toContain(id)
  else expect(list).toEqual([])
})

test('a result matches every word of the keyword', async () => {
  expect((await search('考研 英语')).total).toBeGreaterThan(0)
  expect((await search('考研 不存在的词')).total).toBe(0)
})

test('titles that start with the word come first, then titles that contain it, then the rest, each by popularity', async () => {
  const { list } = await search('四级')
  const rank = (title: string) => (title.startsWith('四级') ? 0 : title.includes('四级') ? 1 : 2)
  const order = list.map((card) => [rank(card.title), -card.student_count])
  expect(order).toEqual([...order].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!))
  expect(rank(list[0]!.title)).toBe(0)
})

test('search accepts the filters, sort orders and pages of the course list', async () => {
  const all = await search('考研', { sort: 'price_asc' })
  const prices = all.list.map((card) => card.price)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect((await search('考研', { free: 1 })).list.every((card) => card.price === 0)).toBe(true)
  const second = await search('考研', { sort: 'price_asc', page: 2, page_size: 2 })
  expect(second.list).toEqual(all.list.slice(2, 4))
  expect(second.total).toBe(all.total)
})

test('special characters in a keyword are matched literally', async () => {
  for (const keyword of ['%', '_', '.*', "' OR 1=1", '\\', '<script>', '   ']) await search(keyword)
  expect(await titles('<b>é</b>')).toEqual(['法语发音公开课：<b>é</b> 与 <i>è</i> 的区别'])
})

test('suggestions are unique, at most eight, and each has results', async () => {
  expect(await suggest('py')).toEqual(['Python', 'Python 零基础入门到实战'])
  const words = await suggest('考研')
  expect(words.length).toBeLessThanOrEqual(8)
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) expect((await search(word)).total).toBeGreaterThan(0)
  expect(await suggest('   ')).toEqual([])
  expect(await suggest('没有这样的课')).toEqual([])
})

test('a category without courses is not suggested', async () => {
  expect(await suggest('三维')).toEqual([])
})

test('every suggested name has results in a small sandbox too', async () => {
  const small = await TestSandbox.open(12)
  const { names, find } = small.context.searchIndex
  await small.discard()
  expect(names.filter((name) => find(name).ids.length === 0)).toEqual([])
})

test.each(hotWords)('the hot word %s has results', async (word) => {
  expect((await sandbox.data('GET /v1/search/hot')).list).toContain(word)
  expect((await search(word)).total).toBeGreaterThan(0)
})

describe('a search result shows the match', () => {
  /** The texts of a card in the search results. */
  const shown = ({ title, summary, teacher_name, names = [] }: FoundCourse) => [title, summary, teacher_name, names.join(' · ')]
  const isMarked = (card: FoundCourse, word: string) => shown(card).some((text) => markedParts(text, word).some(({ marked }) => marked))

  test('of every suggested name', async () => {
    const { names } = sandbox.context.searchIndex
    expect(names).toEqual(expect.arrayContaining(['财会', 'Python', '沈知远']))
    for (const name of names) {
      const { list } = await search(name, { page_size: 50 })
      expect([name, list.filter((card) => !isMarked(card, name)).map(({ title }) => title)]).toEqual([name, []])
    }
  })

  test('of each word of the keyword', async () => {
    const { list } = await search('数学 沈知远 考研')
    expect(list.length).toBeGreaterThan(0)
    for (const card of list) for (const word of ['数学', '沈知远', '考研']) expect(isMarked(card, word)).toBe(true)
  })

  test('with the matching name first, and without the teacher who is on the card', async () => {
    const { list } = await search('法考客观题')
    expect(list.length).toBeGreaterThan(0)
    for (const { names = [], teacher_name } of list) {
      expect(names[0]).toBe('法考客观题')
      expect(names).not.toContain(teacher_name)
    }
  })
})
