/** @jest-environment node */
import { sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)

const list = (course_id: string, query = {}) => sandbox.data('GET /v1/course/evaluation/list', { query: { course_id, ...query } })

test('evaluations are sorted by newest first, each once over the pages', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list('1001', { page })))
  const all = pages.flatMap((page) => page.list)
  expect([pages[0]?.total, all.length, new Set(all.map(({ id }) => id)).size]).toEqual([58, 58, 58])
  const times = all.map((one) => one.created_at)
  expect(times).toEqual([...times].sort((a, b) => b - a))
})

test('a tag filters as many evaluations as it counts, and leaves the counts unchanged', async () => {
  const { tags } = await list('1001')
  const { list: every } = await sandbox.data('GET /v1/evaluate/tags')
  expect(tags).toHaveLength(every.length)
  for (const { id, name, count } of tags) {
    const ofTag = await list('1001', { tag_id: id, page_size: 50 })
    expect(ofTag.total).toBe(count)
    expect(ofTag.list.every((one) => one.tags.some((tag) => tag.name === name))).toBe(true)
    expect(ofTag.tags).toEqual(tags)
  }
})

test('evaluations have texts of every length, some have a reply, and names are masked', async () => {
  const { list: found } = await list('1001', { page_size: 50 })
  const lengths = found.map(({ text }) => text.length)
  expect([Math.min(...lengths), Math.max(...lengths) > 250]).toEqual([0, true])
  expect(found.some(({ reply }) => reply)).toBe(true)
  expect(found.every(({ nickname }) => nickname.includes('***'))).toBe(true)
  expect(new Set(found.map(({ score }) => score)).size).toBeGreaterThan(2)
})

test.each(['4', '1000000'])('page %s after the last one is empty', async (page) => {
  expect(await list('1001', { page })).toMatchObject({ list: [], total: 58, page: Number(page) })
})

test('a course without evaluations, and an unknown tag, have empty lists; an unknown course fails', async () => {
  expect(await list('1054')).toMatchObject({ list: [], total: 0, tags: [] })
  expect(await list('1001', { tag_id: '99' })).toMatchObject({ list: [], total: 0 })
  expect((await sandbox.request('GET /v1/course/evaluation/list', { query: { course_id: '1' } })).code).toBe(404001)
})

test('an evaluation with HTML is returned unchanged', async () => {
  expect((await list('1059')).list[0]?.text).toContain('<script>alert(1)</script>')
})
