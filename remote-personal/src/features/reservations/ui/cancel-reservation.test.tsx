import { act, screen, waitFor } from '@testing-library/react'
import type { Reservation } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { cancelButton, cancelled, get, listOf, one, open, openLive, remove, three, titles, two } from '../testing/open-reservations.tsx'
import ReservationPage from './reservation-page.tsx'

/** Home and the page of a course, with the reservations of the same learner. */
function CatalogPages() {
  useQuery(apiQuery('/v1/home'))
  useQuery(apiQuery('/v1/course/detail', { course_id: '12' }))
  return null
}

/** An API answer that the test releases later. */
function heldAnswer() {
  let give: (answer: typeof cancelled | ApiFailure) => void = () => undefined
  const reply = () => new Promise<typeof cancelled | ApiFailure>((resolve) => (give = resolve))
  return { reply, give: (answer: typeof cancelled | ApiFailure) => act(() => give(answer)) }
}

async function cancel(user: ReturnType<typeof open>['user'], title: string) {
  await user.click(await cancelButton(title))
  await user.click(await screen.findByRole('button', { name: '确定' }))
}

test('取消预约: asks by 确定 and 取消, and sends nothing after 取消 [courses#reservations]', async () => {
  const { user, sent } = openLive([one, two])
  await user.click(await cancelButton('犯罪构成'))
  expect(screen.getByRole('dialog', { name: '系统提示' })).toHaveTextContent('确定取消预约“犯罪构成”吗？')
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(titles()).toEqual(['犯罪构成', '共同犯罪'])
  expect(sent(remove)).toEqual([])
})

test('取消预约: the row leaves ahead of the answer, and the list is requested again after it', async () => {
  const held = heldAnswer()
  const { user, sent } = open({ [get]: listOf([one, two]), [remove]: held.reply })
  await cancel(user, '犯罪构成')
  await waitFor(() => expect(titles()).toEqual(['共同犯罪']))
  expect(sent(remove)).toMatchObject([{ body: { course_id: '12', section_id: '1' }, headers: { 'Idempotency-Key': expect.any(String) } }])
  expect(sent(get)).toHaveLength(1)
  held.give(cancelled)
  expect(await screen.findByText('已取消预约')).toBeVisible()
  await waitFor(() => expect(sent(get)).toHaveLength(2))
})

test('取消预约: the answers of the catalog are requested again', async () => {
  const failing = { 'GET /v1/sys/config': ApiFailure.network(), 'GET /v1/home': ApiFailure.network(), 'GET /v1/course/detail': ApiFailure.network() }
  const answers: Answers = { ...failing, [get]: listOf([one]), [remove]: cancelled }
  const { user, calls } = renderPage(<><CatalogPages /><ReservationPage /></>, { address: '/personal/reservation', session: true, answers })
  await cancel(user, '犯罪构成')
  expect(await screen.findByText('已取消预约')).toBeVisible()
  const times = (name: string) => calls.filter((call) => call.name === name).length
  // Each of the two requests has two attempts.
  await waitFor(() => expect(['GET /v1/home', 'GET /v1/course/detail'].map(times)).toEqual([4, 4]))
})

test('取消预约: two at once leave both, and the list is requested again after the last answer', async () => {
  const answers: (() => void)[] = []
  let kept = [one, two, three]
  const { user, sent } = open({
    [get]: () => listOf(kept),
    [remove]: ({ body }) =>
      new Promise<typeof cancelled>((resolve) => {
        answers.push(() => {
          kept = kept.filter(({ section_id }) => section_id !== (body as Reservation).section_id)
          resolve(cancelled)
        })
      }),
  })
  await cancel(user, '犯罪构成')
  await cancel(user, '共同犯罪')
  await waitFor(() => expect(answers).toHaveLength(2))
  act(() => answers[0]!())
  expect(await screen.findByText('已取消预约')).toBeVisible()
  expect(titles()).toEqual(['物权'])
  expect(sent(get)).toHaveLength(1)
  act(() => answers[1]!())
  await waitFor(() => expect(sent(get)).toHaveLength(2))
  expect(titles()).toEqual(['物权'])
})

test.each(failuresOf(remove))('取消预约: after %s the row is back in its place with the focus, and the list is requested again', async (_, failure, message) => {
  const held = heldAnswer()
  const { user, sent } = openLive([one, two, three], { [remove]: held.reply })
  await cancel(user, '共同犯罪')
  await waitFor(() => expect(titles()).toEqual(['犯罪构成', '物权']))
  held.give(failure)
  expect(await screen.findByText(message)).toBeVisible()
  await waitFor(() => expect(titles()).toEqual(['犯罪构成', '共同犯罪', '物权']))
  expect(await cancelButton('共同犯罪')).toHaveFocus()
  await waitFor(() => expect(sent(get)).toHaveLength(2))
})

test('取消预约: a row that is back takes no focus from a learner who has moved on', async () => {
  const held = heldAnswer()
  const { user } = openLive([one, two, three], { [remove]: held.reply })
  await cancel(user, '共同犯罪')
  await waitFor(() => expect(titles()).toEqual(['犯罪构成', '物权']))
  act(() => screen.getByRole('link', { name: '犯罪构成' }).focus())
  held.give(ApiFailure.network())
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(screen.getByRole('link', { name: '犯罪构成' })).toHaveFocus()
})

test.each([
  ['the next row', '共同犯罪', '物权'],
  ['the row before, at the end', '物权', '共同犯罪'],
])('取消预约: the focus moves to %s', async (_, title, heir) => {
  const { user } = openLive([one, two, three])
  await cancel(user, title)
  expect(await screen.findByText('已取消预约')).toBeVisible()
  expect(await cancelButton(heir)).toHaveFocus()
})

test('取消预约: after the last row the empty view shows, with the focus on the main area', async () => {
  const { user } = openLive([one])
  await cancel(user, '犯罪构成')
  expect(await screen.findByText('还没有预约', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('取消预约: the last row that is back after a failure has the focus', async () => {
  const held = heldAnswer()
  const { user } = openLive([one], { [remove]: held.reply })
  await cancel(user, '犯罪构成')
  expect(await screen.findByText('还没有预约', { selector: 'p' })).toBeVisible()
  held.give(ApiFailure.timeout())
  expect(await screen.findByText('系统接口请求超时')).toBeVisible()
  expect(await cancelButton('犯罪构成')).toHaveFocus()
})
