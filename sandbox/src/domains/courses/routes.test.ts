/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)

const list = (query = {}) => sandbox.data('GET /v1/course/list', { query })
const detail = (course_id: string, token?: string) => sandbox.data('GET /v1/course/detail', { query: { course_id }, token })

test('the menu has 12 categories and the system config its defaults', async () => {
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

  test('has the courses of a subcategory, with its name', async () => {
    const math = await list({ course_category_id: '101' })
    expect(math).toMatchObject({ total: 1, category: { id: '101', name: '考研数学' } })
    expect(await list({ course_category_id: '705' })).toMatchObject({ total: 0, list: [], category: { name: '三维建模' } })
  })

  test.each([1, 2, 3] as const)('filters by form %i', async (form) => {
    const found = await list({ form, page_size: 50 })
    expect(found.total).toBeGreaterThan(0)
    expect(found.list.every((card) => card.form === form)).toBe(true)
  })

  test('filters by free, and by a price range with both ends included', async () => {
    const free = await list({ free: 1, page_size: 50 })
    expect(free.total).toBe(9)
    expect(free.list.every((card) => card.price === 0)).toBe(true)
    const ranged = await list({ price_min: 9900, price_max: 19_900, sort: 'price_asc', page_size: 50 })
    expect([ranged.list[0]?.price, ranged.list.at(-1)?.price]).toEqual([9900, 19_900])
    expect(await list({ free: 1, price_min: 1 })).toMatchObject({ total: 0, list: [] })
  })

  test('combines filters and counts the results', async () => {
    const found = await list({ course_category_id: '1', form: 1, price_min: 100_000, sort: 'price_desc' })
    expect(found.list.map((card) => card.id)).toEqual(['1049', '1001'])
    expect(found.total).toBe(2)
  })

  test('has every course once over its pages, and an empty page after the last', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, page_size: 25, sort: 'new' })))
    const ids = pages.flatMap((page) => page.list.map((card) => card.id))
    expect(new Set(ids).size).toBe(60)
    expect(pages[3]?.list).toEqual([])
  })

  test('fails with 404002 for an unknown category', async () => {
    expect((await sandbox.request('GET /v1/course/list', { query: { course_category_id: '99' } })).code).toBe(404002)
  })
})

describe('a course', () => {
  test('has a category and a subcategory, services with notes, an adviser and a score', async () => {
    const course = await detail('1001')
    expect([course.category, course.sub_category]).toEqual([{ id: '1', name: '考研' }, { id: '101', name: '考研数学' }])
    expect(course.services.every(({ name, note }) => name && note)).toBe(true)
    expect(course.adviser?.qrcode).toMatch(/\.svg$/)
    expect(course.evaluation_count).toBe(58)
    expect(course.score).toBeGreaterThan(3)
    expect(await detail('1054')).toMatchObject({ evaluation_count: 0, score: 0 })
    expect(course.introduction).not.toContain('课程介绍')
    expect(course.introduction).toMatch(/<img [^>]*width="\d+" height="\d+"/)
  })

  test('can have 500 lessons', async () => {
    const { chapters, lesson_count } = await detail('1010')
    expect([lesson_count, chapters.flatMap((chapter) => chapter.lessons).length]).toEqual([500, 500])
  })

  test('without free seats is sold out, otherwise it says how many are left', async () => {
    expect(await detail('1026')).toMatchObject({ sold_out: true, seats_left: 0 })
    expect(await detail('1027')).toMatchObject({ sold_out: false, seats_left: 3 })
    expect((await detail('1042')).seats_left).toBeNull()
  })

  test('is locked for a visitor, except for trial lessons', async () => {
    const course = await detail('1002')
    expect(course).toMatchObject({ owned: false, pending_order_no: '', pending_order_amount: 0 })
    const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
    expect(lessons[0]).toMatchObject({ type: 1, is_trial: true, duration: 90 })
    expect(lessons.filter((lesson) => !lesson.is_trial).every((lesson) => lesson.type === 5)).toBe(true)
  })

  test('is not locked for its buyer', async () => {
    const course = await detail('1002', await sandbox.login(buyer))
    expect(course.owned).toBe(true)
    expect(course.chapters.flatMap((chapter) => chapter.lessons.map(({ type }) => type))).not.toContain(5)
  })

  test('treats an invalid token as a visitor', async () => {
    expect((await detail('1002', 'stale')).owned).toBe(false)
  })

  test('shows an unpaid order only to its learner', async () => {
    expect((await detail('1007', await sandbox.login(buyer))).pending_order_no).toMatch(/^\d{20}$/)
    expect(await detail('1007', await sandbox.login(newcomer))).toMatchObject({ pending_order_no: '', pending_order_amount: 0 })
  })

  test('that is unknown fails with 404001', async () => {
    for (const course_id of ['1', '99999999999999999999']) {
      expect((await sandbox.request('GET /v1/course/detail', { query: { course_id } })).code).toBe(404001)
    }
  })
})

test('the category tree has two levels with course counts', async () => {
  const tree = await sandbox.data('GET /v1/course/category/tree')
  expect([tree.course_count, tree.list.length]).toEqual([60, 12])
  for (const { children, course_count, icon } of tree.list) {
    expect(course_count).toBe(5)
    expect(children.reduce((sum, child) => sum + child.course_count, 0)).toBe(5)
    expect(icon).toMatch(/^\/media\/categories\.svg#\d+$/)
  }
})

test('related courses are five other courses, those of the same category first', async () => {
  const { list: related } = await sandbox.data('GET /v1/course/related', { query: { course_id: '1001' } })
  const category = await list({ course_category_id: '1' })
  const others = category.list.map((card) => card.id).filter((id) => id !== '1001')
  expect(related).toHaveLength(5)
  expect(related.slice(0, 4).map((card) => card.id).sort()).toEqual(others.sort())
  expect((await sandbox.request('GET /v1/course/related', { query: { course_id: '1' } })).code).toBe(404001)
})

describe('materials', () => {
  test('have a URL only for the buyer of the course, and their stated size', async () => {
    expect((await detail('1001')).materials.every(({ url, size }) => url === '' && size > 0)).toBe(true)
    const [material] = (await detail('1001', await sandbox.login(buyer))).materials
    const file = await fetch(sandbox.url + material!.url)
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent(material!.name))
    expect((await file.arrayBuffer()).byteLength).toBe(material!.size)
  })

  test('that are unknown are a 404', async () => {
    expect((await fetch(`${sandbox.url}/media/materials/1.pdf`)).status).toBe(404)
  })
})

describe('time', () => {
  const minute = 60
  afterEach(() => sandbox.reset())
  const find = async (query = {}) => (await list({ course_category_id: '6', page_size: 50, ...query })).list
  const react = async () => (await find()).find((card) => card.id === '1018')!
  const lesson = async (course: string, section: string) =>
    (await detail(course)).chapters.flatMap((chapter) => chapter.lessons).find((one) => one.section_id === section)

  test('ends a discount: the regular price applies again, in price filters too, until a reset', async () => {
    const before = await react()
    expect(before).toMatchObject({ price: 69_900, old_price: 99_900 })
    expect(before.discount_ends_at - sandbox.context.clock.now()).toBeGreaterThan(7 * minute)
    expect(await find({ price_max: 69_900, price_min: 69_900 })).toHaveLength(1)
    sandbox.advance(8 * minute)
    expect(await react()).toMatchObject({ price: 99_900, old_price: 0, discount_ends_at: 0 })
    expect(await find({ price_max: 69_900, price_min: 69_900 })).toHaveLength(0)
    await sandbox.reset()
    expect(await react()).toMatchObject({ price: 69_900, old_price: 99_900 })
  })

  test('starts and ends a recurring live lesson, which is upcoming again for the next day', async () => {
    const upcoming = await lesson('1020', '10200502')
    expect(upcoming).toMatchObject({ type: 5, live_state: 1 })
    sandbox.advance(15 * minute)
    expect(await lesson('1020', '10200502')).toMatchObject({ live_state: 2, starts_at: upcoming!.starts_at })
    sandbox.advance(90 * minute)
    expect(await lesson('1020', '10200502')).toMatchObject({ live_state: 1, starts_at: upcoming!.starts_at + 86_400 })
  })

  test.each([0, 1, 90, 10_000])('keeps one live lesson on air, after %i minutes', async (minutes) => {
    if (minutes) sandbox.advance(minutes * minute)
    expect(await lesson('1025', '10250502')).toMatchObject({ live_state: 2 })
  })

  test('has passed for a live lesson with playback, which is over', async () => {
    expect(await lesson('1025', '10250501')).toMatchObject({ live_state: 3 })
  })

  test('ends the discounts after 5 days, and a restart renews them', async () => {
    sandbox.advance(5 * 86_400)
    expect((await react()).discount_ends_at).toBe(0)
    await sandbox.restart()
    expect((await react()).discount_ends_at).toBeGreaterThan(sandbox.context.clock.now())
  })
})
