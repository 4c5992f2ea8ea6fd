/** @jest-environment node */
import { sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)

test('home fills every section in at most 20 KB', async () => {
  const home = await sandbox.data('GET /v1/home')
  expect(home.banners).toHaveLength(3)
  expect(home.categories).toHaveLength(12)
  expect(home.shelves.map((shelf) => shelf.courses.length)).toEqual([5, 5, 5, 5])
  expect(home.free).toHaveLength(5)
  expect(home.free.every((card) => card.price === 0)).toBe(true)
  expect(home.coupons).toHaveLength(6)
  expect(home.teachers).toHaveLength(6)
  expect(Buffer.byteLength(JSON.stringify(home))).toBeLessThan(20 * 1024)
})

test('live lessons are sorted by start, and the one on air comes first', async () => {
  const { lives } = await sandbox.data('GET /v1/home')
  expect(lives).toHaveLength(6)
  expect(lives.slice(0, 2).map(({ course_id, live_state }) => [course_id, live_state])).toEqual([
    ['1025', 2],
    ['1017', 2],
  ])
  const starts = lives.map((live) => live.starts_at)
  expect(starts).toEqual([...starts].sort((a, b) => a - b))
})

test('a group offer is cheaper than the regular price', async () => {
  const { groups } = await sandbox.data('GET /v1/home')
  expect(groups.map(({ course }) => course.id).sort()).toEqual(['1017', '1019', '1024', '1035'])
  for (const { course, offer } of groups) {
    expect(offer.price).toBeLessThan(course.price)
    expect(course.group_price).toBe(offer.price)
  }
})

test('a sold-out course has no group offer on home', async () => {
  const offered = async () => (await sandbox.data('GET /v1/home')).groups.map(({ course }) => course.id)
  expect(await offered()).toContain('1024')
  sandbox.context.db.run('UPDATE course SET seats = 0 WHERE id = 1024')
  const others = await offered()
  sandbox.context.db.run('UPDATE course SET seats = NULL WHERE id = 1024')
  expect(others).toHaveLength(3)
  expect(others).not.toContain('1024')
})

test('a click on an advertisement is counted and shown on the sandbox page', async () => {
  const click = () => sandbox.data('POST /v1/ad/click', { body: { ad_id: '2', place: 'home_banner' } })
  await click()
  await click()
  const page = await (await fetch(`${sandbox.url}/sandbox`)).text()
  expect(page).toContain('<td>零基础学 Python</td><td>首页横幅</td><td>2</td>')
})
