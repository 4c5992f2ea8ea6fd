import { screen, waitFor, within } from '@testing-library/react'
import { holdAnswer } from '@xhkt/testing/held-answer'
import { ApiFailure } from '@xhkt/testing/render-page'
import CategoriesPage from './categories-page.tsx'
import ClassifiedPage from './classified-page.tsx'
import { listOf, openPage, sampleTree } from '../testing/sample-list.tsx'

const categories = () => screen.getByRole('navigation', { name: '课程分类' })
const link = (name: string | RegExp) => within(categories()).findByRole('link', { name })
const toggle = (name: string) => within(categories()).getByRole('button', { name: `${name}的细分` })

describe('category tree', () => {
  test('shows counts and opens at the current category', async () => {
    openPage(<CategoriesPage />, '/categories?course_category_id=302')
    expect(await link('考研数学 6')).toHaveAttribute('aria-current', 'page')
    expect(await link('考研 45')).toBeVisible()
    expect(await link('全部课程 60')).toHaveAttribute('href', '/categories')
    expect(toggle('考研')).toHaveAttribute('aria-expanded', 'true')
    expect(toggle('法律职业')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: '法考客观题 5' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '兴趣的细分' })).not.toBeInTheDocument()
  })

  test('shows counts in w from 10000, as the classified page does', async () => {
    const [top] = sampleTree.list
    const list = [{ ...top!, course_count: 20_000, children: [{ id: '301', name: '考研英语', course_count: 12_345 }] }]
    const answers = { 'GET /v1/course/category/tree': { course_count: 99_999, list } }
    const { unmount } = openPage(<CategoriesPage />, '/categories?course_category_id=3', answers)
    for (const name of ['全部课程 10w', '考研 2w', '考研英语 1.23w']) expect(await link(name)).toBeVisible()
    unmount()
    openPage(<ClassifiedPage />, '/classified/index?course_category_id=3', answers)
    expect(await screen.findByRole('link', { name: '考研英语 1.23w' })).toBeVisible()
  })

  test('opens and closes by keyboard, and a category keeps the filters', async () => {
    const { user, address } = openPage(<CategoriesPage />, '/categories?course_category_id=3&form=1&page=2')
    await link('考研英语 5')
    toggle('法律职业').focus()
    await user.keyboard('{Enter}')
    expect(await link('法考客观题 5')).toBeVisible()
    await user.keyboard(' ')
    expect(screen.queryByRole('link', { name: '法考客观题 5' })).not.toBeInTheDocument()
    await user.click(await link('法律职业 15'))
    expect(address()).toBe('/categories?course_category_id=8&form=1')
    expect(toggle('法律职业')).toHaveAttribute('aria-expanded', 'true')
    expect(await link('法律职业 15')).toHaveAttribute('aria-current', 'page')
  })

  test('is requested once for all categories', async () => {
    const { user, calls } = openPage(<CategoriesPage />, '/categories')
    await user.click(await link('考研 45'))
    await user.click(await link('考研英语 5'))
    await screen.findByText('课程 综合 1-1')
    expect(calls.filter(({ name }) => name === 'GET /v1/course/category/tree')).toHaveLength(1)
  })

  test('waits for the tree; if it fails, shows the top categories of the menu', async () => {
    const { answer, release } = holdAnswer(ApiFailure.status(500))
    openPage(<CategoriesPage />, '/categories?course_category_id=8', { 'GET /v1/course/category/tree': () => answer })
    expect(await screen.findByRole('heading', { level: 1, name: /^考研/ })).toBeVisible()
    expect(categories()).toHaveAttribute('aria-busy', 'true')
    await release()
    expect(await link('法律职业')).toHaveAttribute('aria-current', 'page')
    expect(categories()).toHaveAttribute('aria-busy', 'false')
  })

  test('keeps the courses when it fails, and loads by 重试', async () => {
    let broken = true
    const { user } = openPage(<CategoriesPage />, '/categories?course_category_id=3', {
      'GET /v1/course/category/tree': () => (broken ? ApiFailure.status(500) : sampleTree),
      'GET /v1/menu': ApiFailure.status(500),
    })
    expect(await screen.findByText('课程 综合 1-1')).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('分类加载失败')
    broken = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await link('考研英语 5')).toBeVisible()
  })

  test('stays when the courses fail', async () => {
    openPage(<CategoriesPage />, '/categories?course_category_id=3', { 'GET /v1/course/list': ApiFailure.network() })
    expect(await screen.findByText('网络异常')).toBeVisible()
    expect(await link('考研英语 5')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '考研' })).toBeVisible()
  })

  test('fails together with the courses: the page keeps a general heading until 重试 loads the name of the category', async () => {
    let broken = true
    const { user } = openPage(<CategoriesPage />, '/categories?course_category_id=3', {
      'GET /v1/course/category/tree': ApiFailure.status(500),
      'GET /v1/menu': ApiFailure.status(500),
      'GET /v1/course/list': (call) => (broken ? ApiFailure.status(500) : listOf(call)),
    })
    expect(await screen.findByText('系统接口500异常')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '课程分类' })).toBeVisible()
    broken = false
    await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: '重试' }).at(-1)!)
    expect(await screen.findByRole('heading', { level: 1, name: /^考研/ })).toBeVisible()
  })
})

describe('classified page', () => {
  const line = () => within(screen.getByRole('navigation', { name: '细分' }))

  test('leads from all courses by a tile to a category, and to its sub-category', async () => {
    const { user, address, asked } = openPage(<ClassifiedPage />, '/classified/index')
    expect(await screen.findByRole('heading', { level: 1, name: /^全部课程\s?共 45 门课程$/ })).toBeVisible()
    expect(await link('全部')).toHaveAttribute('aria-current', 'true')
    expect(screen.queryByRole('navigation', { name: '细分' })).toBeNull()
    await user.click(await link('考研'))
    expect(address()).toBe('/classified/index?course_category_id=3')
    await user.click(line().getByRole('link', { name: '考研英语 5' }))
    expect(address()).toBe('/classified/index?course_category_id=301')
    expect(await link('考研')).toHaveAttribute('aria-current', 'true')
    expect(line().getByRole('link', { name: '考研英语 5' })).toHaveAttribute('aria-current', 'true')
    await user.click(line().getByRole('link', { name: '全部' }))
    expect(address()).toBe('/classified/index?course_category_id=3')
    expect(asked().slice(0, 3)).toEqual([{}, { course_category_id: '3' }, { course_category_id: '301' }])
  })

  test('has no 细分 in a category that does not exist', async () => {
    openPage(<ClassifiedPage />, '/classified/index?course_category_id=999')
    await waitFor(() => expect(screen.queryByRole('navigation', { name: '细分' })).toBeNull())
  })

  test('names its tiles by the menu until the tree has loaded', async () => {
    openPage(<ClassifiedPage />, '/classified/index', { 'GET /v1/course/category/tree': () => new Promise(() => {}) })
    expect(await link('法律职业')).toBeVisible()
  })

  test('marks nothing as chosen until the tree has loaded', async () => {
    let arrive: () => void = () => {}
    openPage(<ClassifiedPage />, '/classified/index?course_category_id=301', {
      'GET /v1/course/category/tree': () => new Promise((resolve) => { arrive = () => resolve(sampleTree) }),
    })
    expect(await link('法律职业')).toBeVisible()
    expect(line().getByRole('link', { name: '全部' })).not.toHaveAttribute('aria-current')
    expect(categories().querySelector('[aria-current]')).toBeNull()
    arrive()
    expect(await line().findByRole('link', { name: '考研英语 5' })).toHaveAttribute('aria-current', 'true')
    expect(line().getByRole('link', { name: '全部' })).not.toHaveAttribute('aria-current')
  })

  test('keeps filter and page in its address', async () => {
    const { user, address } = openPage(<ClassifiedPage />, '/classified/index?free=1&page=2')
    expect(await screen.findByText('课程 综合 2-1')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '最热' }))
    expect(address()).toBe('/classified/index?free=1&sort=popular')
  })

  test('shows the first character of a tile without a picture or with a broken one', async () => {
    openPage(<ClassifiedPage />, '/classified/index')
    expect(within(await link('考研')).queryByRole('presentation')).not.toBeInTheDocument()
    expect(within(await link('法律职业')).getByRole('presentation')).toHaveAttribute('src', '/media/categories.svg#8')
  })

  test('links an unknown category to all categories', async () => {
    openPage(<ClassifiedPage />, '/classified/index?course_category_id=77', {
      'GET /v1/course/list': (call) => (call.query.course_category_id ? ApiFailure.refused(404002, '分类不存在') : listOf(call)),
    })
    expect(await screen.findByText('没有找到该分类')).toBeVisible()
    expect(screen.getByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/classified/index')
  })

  test('shows its courses when the categories fail', async () => {
    openPage(<ClassifiedPage />, '/classified/index', { 'GET /v1/course/category/tree': ApiFailure.status(500) })
    expect(await screen.findByText('课程 综合 1-1')).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('分类加载失败')
    expect(await link('法律职业')).toBeVisible()
  })
})
