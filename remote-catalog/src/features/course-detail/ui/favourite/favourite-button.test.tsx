import { useState } from 'react'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CourseDetail } from '@xhkt/contract'
import { auth, useAuth } from '@xhkt/platform/auth'
import { apiQuery, onlineManager, useQuery } from '@xhkt/platform/query'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCourse } from '@xhkt/testing/sample-course'
import { FavouriteButton } from './favourite-button.tsx'

const path = '/v1/user/course/favourite'
const post = `POST ${path}`
const kept = (favourite: boolean) => ({ course_id: '12', favourite })

function Page() {
  const { data } = useQuery(apiQuery('/v1/course/detail', { course_id: '12' }))
  const [isLeft, setIsLeft] = useState(false)
  if (!data) return null
  return (
    <>
      {!isLeft && <FavouriteButton course={data} />}
      <button onClick={() => setIsLeft(!isLeft)}>{isLeft ? '返回' : '离开'}</button>
    </>
  )
}

function open(answers: Answers, given: Partial<CourseDetail> = {}, session = true, address = '/courseDetail?course_id=12') {
  return renderPage(<Page />, { address, session, answers: { 'GET /v1/course/detail': sampleCourse(given), ...answers } })
}
const button = (name: string) => screen.findByRole('button', { name })
const sent = (calls: { name: string }[], name: string) => calls.filter((call) => call.name === name).length

test('收藏: shows at once, and says where to find it [personal#favourites]', async () => {
  let answer = () => {}
  const held = new Promise((resolve) => (answer = () => resolve(kept(true))))
  const { user, calls } = open({ [post]: () => held as never })
  await user.click(await button('收藏'))
  expect(await button('已收藏')).toBeVisible()
  answer()
  expect(await screen.findByText('已收藏，可在“我的课程”的“收藏”中查看')).toBeVisible()
  expect(calls.find(({ name }) => name === post)?.body).toEqual({ course_id: '12' })
})

test('收藏: a second press removes it', async () => {
  const { user } = open({ [`DELETE ${path}`]: kept(false) }, { favourite: true })
  await user.click(await button('已收藏'))
  expect(await screen.findByText('已取消收藏')).toBeVisible()
  expect(await button('收藏')).toBeVisible()
})

test('收藏: a double click counts once', async () => {
  const { user, calls } = open({ [post]: kept(true) })
  await user.dblClick(await button('收藏'))
  expect(await button('已收藏')).toBeVisible()
  expect([sent(calls, post), sent(calls, `DELETE ${path}`)]).toEqual([1, 0])
})

test('收藏: a failure shows a toast and is rolled back [personal#actions]', async () => {
  let fail = () => {}
  const held = new Promise((resolve) => (fail = () => resolve(ApiFailure.network())))
  const { user } = open({ [post]: () => held as never })
  await user.click(await button('收藏'))
  expect(await button('已收藏')).toBeVisible()
  fail()
  expect(await screen.findByText('网络异常')).toBeVisible()
  expect(await button('收藏')).toBeVisible()
})

test('收藏: a visitor logs in first, and then has the favourite', async () => {
  const { calls } = open({ [post]: kept(true) }, {}, false)
  fireEvent.click(await button('收藏'))
  expect(useAuth.getState().dialog).toEqual({ form: 'tripartite' })
  expect(sent(calls, post)).toBe(0)
  act(() => signInLearner())
  act(() => auth.closeLogin())
  expect(await button('已收藏')).toBeVisible()
  expect(sent(calls, post)).toBe(1)
})

test('收藏: a visitor who logs in on a page has the favourite after the return [personal#favourites]', async () => {
  const before = open({}, {}, false)
  fireEvent.click(await button('收藏'))
  const address = auth.returnAddress()
  act(() => auth.closeLogin())
  before.unmount()
  const after = open({ [post]: kept(true) }, {}, true, address)
  expect(await button('已收藏')).toBeVisible()
  expect(sent(after.calls, post)).toBe(1)
})

describe('收藏 without a network', () => {
  const goOnline = () => act(() => onlineManager.setOnline(true))
  afterEach(goOnline)

  async function openOffline(answers: Answers) {
    const page = open(answers)
    await button('收藏')
    act(() => onlineManager.setOnline(false))
    return page
  }

  test('it is marked, waits, and is sent once by itself [personal#actions]', async () => {
    const { user, calls } = await openOffline({ [post]: kept(true) })
    await user.click(await button('收藏'))
    expect(await button('已收藏，待联网')).toBeVisible()
    expect(sent(calls, post)).toBe(0)
    goOnline()
    expect(await button('已收藏')).toBeVisible()
    goOnline()
    expect(sent(calls, post)).toBe(1)
  })

  test('a second press takes it back, and nothing is sent', async () => {
    const { user, calls } = await openOffline({ [post]: kept(true) })
    await user.click(await button('收藏'))
    await user.click(await button('已收藏，待联网'))
    expect(await button('收藏')).toBeVisible()
    goOnline()
    expect(sent(calls, post)).toBe(0)
  })

  test('a logout drops it', async () => {
    const { user, calls } = await openOffline({ [post]: kept(true) })
    await user.click(await button('收藏'))
    expect(await button('已收藏，待联网')).toBeVisible()
    act(() => auth.signOut())
    goOnline()
    expect(await button('收藏')).toBeVisible()
    expect(sent(calls, post)).toBe(0)
  })

  test('without an answer it waits again, until the site answers', async () => {
    const answers = [ApiFailure.network(), kept(true)]
    const { user, calls } = await openOffline({ [post]: () => answers.shift()! })
    await user.click(await button('收藏'))
    goOnline()
    await waitFor(() => expect(onlineManager.isOnline()).toBe(false))
    expect(await button('已收藏，待联网')).toBeVisible()
    goOnline()
    expect(await button('已收藏')).toBeVisible()
    expect(sent(calls, post)).toBe(2)
  })

  test('it outlasts its page, whose next visit can take it back', async () => {
    const { user, calls } = await openOffline({ [post]: kept(true) })
    await user.click(await button('收藏'))
    await user.click(await button('离开'))
    await user.click(await button('返回'))
    await user.click(await button('已收藏，待联网'))
    expect(await button('收藏')).toBeVisible()
    goOnline()
    expect(sent(calls, post)).toBe(0)
  })
})
