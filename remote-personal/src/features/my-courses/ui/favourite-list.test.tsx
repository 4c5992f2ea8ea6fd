import { useState } from 'react'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { onlineManager } from '@xhkt/platform/query'
import { useNavigate } from '@xhkt/platform/router'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import MyCoursePage from './my-course-page.tsx'

const path = '/v1/user/course/favourite'
const favourite = (id: string, title: string) => ({
  course: sampleCard({ id, title, price: 9900, old_price: 0, lesson_count: 8 }),
  added_at: 1_700_000_000,
})
const listOf = (list: ReturnType<typeof favourite>[], total = list.length, page = 1) => ({ list, total, page, page_size: 20 })
const two = listOf([favourite('12', '高等数学'), favourite('15', '线性代数')])
const kept = (is: boolean) => ({ course_id: '12', favourite: is })

const around: Answers = {
  'GET /v1/sys/config': ApiFailure.network(),
  'GET /v1/user/study/data': { today: 0, total: 0, studied_days: 0, days: [] },
  'GET /v1/user/study/target': { exams: [], chosen: null },
}

function Page() {
  const [isLeft, setIsLeft] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      {!isLeft && <MyCoursePage />}
      <button onClick={() => setIsLeft(!isLeft)}>{isLeft ? '返回' : '离开'}</button>
      <button onClick={() => void navigate('/personal/myCourse?list=favourite')}>前往收藏</button>
    </>
  )
}

const open = (answers: Answers, address = '/personal/myCourse?list=favourite') =>
  renderPage(<Page />, {
    address,
    session: true,
    answers: { ...around, [`GET ${path}`]: two, ...answers },
  })
const row = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('li')!)

test('favourites: each course leads to its page', async () => {
  open({})
  const item = await row('高等数学')
  expect(item.getByText('¥99.00')).toBeVisible()
  expect(item.getByRole('link', { name: /^查看课程/ })).toHaveAttribute('href', '/courseDetail?course_id=12')
  expect(screen.getByRole('link', { name: '收藏', current: true })).toBeVisible()
})

test('favourites: a text about the sort order replaces the search', async () => {
  open({})
  expect(await screen.findByText('按收藏时间排列，最近的在最前')).toBeVisible()
  expect(screen.queryByRole('search')).toBeNull()
})

test('favourites: a removed course keeps its place and the focus, and 撤销 brings it back [personal#favourites]', async () => {
  const { user, calls } = open({ [`DELETE ${path}`]: kept(false), [`POST ${path}`]: kept(true) })
  const item = await row('高等数学')
  await user.click(item.getByRole('button', { name: /^取消收藏/ }))
  expect(item.getByText('已取消收藏，下次打开时不再显示')).toBeVisible()
  const undo = await item.findByRole('button', { name: /^撤销/ })
  expect(undo).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await item.findByRole('button', { name: /^取消收藏/ })).toHaveFocus()
  expect(item.getByText('¥99.00')).toBeVisible()
  const sent = calls.filter(({ name }) => name !== `GET ${path}` && name.endsWith(path))
  expect(sent.map(({ name, body }) => [name, body])).toEqual([
    [`DELETE ${path}`, { course_id: '12' }],
    [`POST ${path}`, { course_id: '12' }],
  ])
})

test('favourites: 撤销 shows that it waits for the removal', async () => {
  let answer = (): void => undefined
  const removal = () => new Promise<ReturnType<typeof kept>>((resolve) => (answer = () => resolve(kept(false))))
  const { user } = open({ [`DELETE ${path}`]: removal })
  const item = await row('高等数学')
  await user.click(item.getByRole('button', { name: /^取消收藏/ }))
  const undo = item.getByRole('button', { name: /^撤销/ })
  expect(undo).toHaveAttribute('aria-busy', 'true')
  answer()
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-busy'))
})

test('favourites: a double click removes once and does not undo', async () => {
  const { user, calls } = open({ [`DELETE ${path}`]: kept(false) })
  const item = await row('高等数学')
  await user.dblClick(item.getByRole('button', { name: /^取消收藏/ }))
  expect(await item.findByRole('button', { name: /^撤销/ })).toBeVisible()
  expect(calls.filter(({ name }) => name === `DELETE ${path}`)).toHaveLength(1)
})

test.each(failuresOf(`DELETE ${path}`))('favourites: a removal that fails by %s shows why and is rolled back [personal#actions]', async (_, failure, words) => {
  const { user } = open({ [`DELETE ${path}`]: failure })
  const item = await row('高等数学')
  await user.click(item.getByRole('button', { name: /^取消收藏/ }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(item.getByRole('button', { name: /^取消收藏/ })).toBeVisible()
})

test.each(failuresOf(`POST ${path}`))('favourites: 撤销 that fails by %s shows why and is rolled back', async (_, failure, words) => {
  const { user } = open({ [`DELETE ${path}`]: kept(false), [`POST ${path}`]: failure })
  const item = await row('高等数学')
  await user.click(item.getByRole('button', { name: /^取消收藏/ }))
  await user.click(await item.findByRole('button', { name: /^撤销/ }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(item.getByRole('button', { name: /^撤销/ })).toBeVisible()
})

describe('取消收藏 without a network', () => {
  const goOnline = () => act(() => onlineManager.setOnline(true))
  afterEach(goOnline)

  async function removeOffline() {
    const page = open({ [`DELETE ${path}`]: kept(false) })
    const item = await row('高等数学')
    act(() => onlineManager.setOnline(false))
    await page.user.click(item.getByRole('button', { name: /^取消收藏/ }))
    expect(item.getByText('已取消收藏，待联网')).toBeVisible()
    return { ...page, item, sent: () => page.calls.filter(({ name }) => name === `DELETE ${path}`) }
  }

  test('it is marked, waits, and is sent once by itself [personal#actions]', async () => {
    const { item, sent } = await removeOffline()
    expect(sent()).toHaveLength(0)
    goOnline()
    expect(await item.findByText('已取消收藏，下次打开时不再显示')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  test('撤销 takes it back, and nothing is sent', async () => {
    const { user, item, sent } = await removeOffline()
    await user.click(item.getByRole('button', { name: /^撤销/ }))
    expect(await item.findByRole('button', { name: /^取消收藏/ })).toBeVisible()
    goOnline()
    expect(sent()).toHaveLength(0)
  })

  async function visitAgain({ user }: { user: UserEvent }) {
    await user.click(screen.getByRole('button', { name: '离开' }))
    await user.click(screen.getByRole('button', { name: '返回' }))
    return row('高等数学')
  }

  test('the next visit of the page shows that it waits, and that it was sent', async () => {
    const page = await removeOffline()
    const item = await visitAgain(page)
    expect(item.getByText('已取消收藏，待联网')).toBeVisible()
    goOnline()
    expect(await item.findByText('已取消收藏，下次打开时不再显示')).toBeVisible()
    expect(page.sent()).toHaveLength(1)
  })

  test('the next visit of the page can take it back', async () => {
    const page = await removeOffline()
    const { user, sent } = page
    const item = await visitAgain(page)
    await user.click(item.getByRole('button', { name: /^撤销/ }))
    expect(await item.findByText('¥99.00')).toBeVisible()
    goOnline()
    expect(sent()).toHaveLength(0)
  })
})

test('favourites: none yet leads to the courses', async () => {
  open({ [`GET ${path}`]: listOf([]) })
  expect(await screen.findByText('还没有收藏', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
})

test('favourites: pages stand in the address', async () => {
  const { calls } = open({ [`GET ${path}`]: listOf([favourite('12', '高等数学')], 41, 2) }, '/personal/myCourse?list=favourite&page=2')
  await row('高等数学')
  expect(calls.find(({ name }) => name === `GET ${path}`)?.query).toEqual({ page: '2' })
  expect(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', '/personal/myCourse?list=favourite&page=3')
})

test('favourites: the tabs keep the counts of the last list of courses', async () => {
  const counts = { studying: 3, finished: 1, expired: 0, hidden: 2 }
  const { user, calls } = open({ 'GET /v1/user/course/list': { list: [], total: 0, page: 1, page_size: 10, counts } }, '/personal/myCourse')
  await screen.findByRole('link', { name: '在学 3' })
  await user.click(screen.getByRole('button', { name: '前往收藏' }))
  await row('高等数学')
  const tabs = within(screen.getByRole('navigation', { name: '学习状态' })).getAllByRole('link')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['在学 3', '已学完 1', '已过期 0', '已隐藏 2', '收藏'])
  expect(calls.filter(({ name }) => name === 'GET /v1/user/course/list')).toHaveLength(1)
})

test('favourites: a failed list offers 重试', async () => {
  let isUp = false
  const { user } = open({ [`GET ${path}`]: () => (isUp ? two : ApiFailure.status(503)) })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  isUp = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  await row('高等数学')
})
