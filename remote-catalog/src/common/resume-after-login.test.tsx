import { act, screen } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import { sessionJson } from '@xhkt/platform/storage'
import { type ApiCall, renderPage } from '@xhkt/testing/render-page'
import { CouponList } from './coupons/coupon-list.tsx'
import { ReserveButton } from './reserve/reserve-button.tsx'
import { sampleCoupon, sampleLive } from './testing/sample-home.ts'

const answers = {
  'POST /v1/coupon/collect': sampleCoupon({ state: 1 }),
  'POST /v1/user/course/reserve': { section_id: '7', reserved: true, reserved_count: 31 },
}

const open = (address: string, session: boolean, reserved = false) =>
  renderPage(
    <>
      <CouponList coupons={[sampleCoupon(), sampleCoupon({ coupon_code: 'OTHER', name: '老友立减' })]} label="领券中心" />
      <ReserveButton lesson={sampleLive({ section_id: '7', title: '犯罪构成', reserved })} />
    </>,
    { address, answers, session },
  )

/** A visitor presses a button, and leaves the dialog for the page `/login`. Returns the address that the login returns to. */
async function leaveForLogin(name: RegExp): Promise<string> {
  const page = open('/', false)
  await page.user.click(screen.getByRole('button', { name }))
  const address = auth.returnAddress()
  act(() => auth.closeLogin())
  page.unmount()
  return address
}

const bodies = (calls: ApiCall[]) => calls.map(({ body }) => body)

test('a visitor who collects a coupon and logs in on a page has it after the return', async () => {
  const { calls, address } = open(await leaveForLogin(/^领取.*新人立减/), true)
  expect(await screen.findByText('领取成功')).toBeVisible()
  expect(bodies(calls)).toEqual([{ coupon_code: 'SAVE50' }])
  expect(address()).toBe('/')
})

test('a visitor who reserves a lesson and logs in on a page has it after the return', async () => {
  const { calls } = open(await leaveForLogin(/^预约/), true)
  expect(await screen.findByText('预约成功')).toBeVisible()
  expect(bodies(calls)).toEqual([{ course_id: sampleLive().course_id, section_id: '7' }])
})

test('an action is resumed once', async () => {
  const address = await leaveForLogin(/^预约/)
  const first = open(address, true)
  await screen.findByText('预约成功')
  first.unmount()
  expect(bodies(open(address, true).calls)).toEqual([])
})

test.each([
  ['a reservation that the learner has already', true, true],
  ['a learner who did not log in', false, false],
])('%s changes nothing', async (_, session, reserved) => {
  const { calls } = open(await leaveForLogin(/^预约/), session, reserved)
  await act(() => Promise.resolve())
  expect(bodies(calls)).toEqual([])
})

test('a link with the parameter alone changes nothing, nor does the page without it', async () => {
  const foreign = open('/?resume=1', true)
  expect(bodies(foreign.calls)).toEqual([])
  foreign.unmount()
  act(() => auth.signOut())
  await leaveForLogin(/^预约/)
  expect(bodies(open('/', true).calls)).toEqual([])
  expect(sessionJson.get('xhkt_resume', (value): value is string => typeof value === 'string')).toBe('reserve 7')
})
