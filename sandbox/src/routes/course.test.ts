/** @jest-environment node */
import { newcomer, owner, TestSandbox } from '../testing/test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => (sandbox = await TestSandbox.open(60)))
afterAll(() => sandbox.discard())

const list = (query = {}) => sandbox.data('GET /v1/course/list', { query })
const detail = (course_id: string, token?: string) => sandbox.data('GET /v1/course/detail', { query: { course_id }, token })

test('home has three banners and four shelves of five, in at most 12 KB', async () => {
  const home = await sandbox.data('GET /v1/home')
  expect(home.banners).toHaveLength(3)
  expect(home.shelves.map((shelf) => shelf.courses.length)).toEqual([5, 5, 5, 5])
  expect(Buffer.byteLength(JSON.stringify(home))).toBeLessThan(12 * 1024)
})

test('the menu and the system config are what the top bar and the footer show', async () => {
  const { list: menu } = await sandbox.data('GET /v1/menu')
  expect(menu.map((category) => category.name)).toHaveLength(12)
  expect(menu[0]).toEqual({ id: '1', name: '考研' })
  expect(await sandbox.data('GET /v1/sys/config')).toMatchObject({ study_video_report_period: 15, pc_check_graph_switch: 1 })
})

describe('the course list', () => {
  test('has all courses, or those of a category', async () => {
    expect(await list()).toMatchObject({ total: 60, page: 1, page_size: 20, category: null })
    const law = await list({ course_category_id: '8' })
    expect(law).toMatchObject({ total: 5, category: { id: '8', name: '法律职业' } })
  })

  test.each([
    ['price_asc', (a: { price: number }, b: { price: number }) => a.price - b.price],
    ['price_desc', (a: { price: number }, b: { price: number }) => b.price - a.price],
    ['popular', (a: { student_count: number }, b: { student_count: number }) => b.student_count - a.student_count],
  ] as const)('sorts by %s', async (sort, compare) => {
    const found = (await list({ sort, page_size: 50 })).list
    expect(found).toEqual([...found].sort(compare))
  })

  test('gives every course once over its pages, and an empty page after the last', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, page_size: 25, sort: 'new' })))
    const ids = pages.flatMap((page) => page.list.map((card) => card.id))
    expect(new Set(ids).size).toBe(60)
    expect(pages[3]?.list).toEqual([])
  })

  test('knows no category 99', async () => {
    expect((await sandbox.ask('GET /v1/course/list', { query: { course_category_id: '99' } })).code).toBe(404002)
  })
})

describe('a course', () => {
  test('is locked for a visitor, except what is free to try', async () => {
    const course = await detail('1002')
    expect(course).toMatchObject({ owned: false, pending_order_no: '' })
    const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
    expect(lessons[0]).toMatchObject({ type: 1, is_trial: true, duration: 90 })
    expect(lessons.filter((lesson) => !lesson.is_trial).every((lesson) => lesson.type === 5)).toBe(true)
  })

  test('is open to whoever owns it', async () => {
    const course = await detail('1002', await sandbox.login(owner))
    expect(course.owned).toBe(true)
    expect(course.chapters.flatMap((chapter) => chapter.lessons.map(({ type }) => type))).not.toContain(5)
  })

  test('is seen as by a visitor with a token that is no good any more', async () => {
    expect((await detail('1002', 'stale')).owned).toBe(false)
  })

  test('shows an unpaid order to its learner only', async () => {
    expect((await detail('1007', await sandbox.login(owner))).pending_order_no).toMatch(/^\d{20}$/)
    expect((await detail('1007', await sandbox.login(newcomer))).pending_order_no).toBe('')
  })

  test('that is not there says so', async () => {
    for (const course_id of ['1', '99999999999999999999']) {
      expect((await sandbox.ask('GET /v1/course/detail', { query: { course_id } })).code).toBe(404001)
    }
  })
})
