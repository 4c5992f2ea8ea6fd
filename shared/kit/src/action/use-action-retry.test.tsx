import { act, screen, waitFor } from '@testing-library/react'
import { api, type ApiError } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { type ActionOptions, useAction } from './use-action.ts'

const name = 'POST /v1/coupon/collect'
const collect = (coupon_code: string, idempotencyKey: string) => api.post('/v1/coupon/collect', { coupon_code }, { idempotencyKey })
type Collected = Awaited<ReturnType<typeof collect>>
const coupon: Collected = { coupon_code: 'AB12', name: '', amount: 1, threshold: 0, scope: '', ends_at: 1_800_000_000, state: 1 }
const refusal = ApiFailure.refused(409015, '价格有变化')

type Retry = ActionOptions<Collected, string>['retry']

function Collect({ retry }: { retry: Retry }) {
  const { start, busy, data, error } = useAction({ run: collect, retry })
  return (
    <>
      <button aria-busy={busy} onClick={() => start('AB12')}>
        领取
      </button>
      <output>
        {data?.coupon_code} {error?.message}
      </output>
    </>
  )
}

const open = (retry: Retry, answers: Answers, session = false) => renderPage(<Collect retry={retry} />, { answers, session })

function logInAnother(): void {
  auth.signOut()
  auth.signIn({ access_token: 'other', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
  auth.setUser({ user_id: '2', nickname: '', avatar: '', phone: '13800000002' }, null)
}

test('retry: sends what it makes of the error, with a new idempotency key, and the action is busy meanwhile', async () => {
  let agree = (_: string | null): void => undefined
  const asked = jest.fn((_: ApiError, __: string) => new Promise<string | null>((resolve) => (agree = resolve)))
  const { user, calls } = open(asked, { [name]: ({ body }) => ((body as { coupon_code: string }).coupon_code === 'CD34' ? coupon : refusal) })
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ code: 409015 }), 'AB12'))
  await user.click(screen.getByRole('button', { busy: true }))
  expect(calls).toHaveLength(1)
  await act(async () => agree('CD34'))
  expect(await screen.findByText('AB12', { selector: 'output' })).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ coupon_code: 'AB12' }, { coupon_code: 'CD34' }])
  expect(new Set(calls.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2)
})

test('retry: null leaves the action at the error', async () => {
  const { user, calls } = open(() => Promise.resolve(null), { [name]: refusal })
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('价格有变化', { selector: 'output' })).toBeVisible()
  expect(screen.getByRole('button', { busy: false })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test.each<[string, (unmount: () => void) => void]>([
  ['the learner has left the page', (unmount) => unmount()],
  ['another learner has logged in [session#logout]', () => act(logInAnother)],
])('retry: asks nothing once %s', async (_, change) => {
  let answer = (_: ApiFailure): void => undefined
  const held = new Promise<ApiFailure>((resolve) => (answer = resolve))
  const asked = jest.fn(() => Promise.resolve(null))
  const { user, unmount, calls } = open(asked, { [name]: () => held }, true)
  await user.click(screen.getByRole('button'))
  change(unmount)
  await act(async () => answer(refusal))
  expect(asked).not.toHaveBeenCalled()
  expect(calls).toHaveLength(1)
})

test('retry: sends nothing for another learner who logs in during the question [session#logout]', async () => {
  const asked = () => {
    logInAnother()
    return Promise.resolve('CD34')
  }
  const { user, calls } = open(asked, { [name]: () => (calls.length > 1 ? coupon : refusal) }, true)
  await user.click(screen.getByRole('button'))
  expect(await screen.findByRole('button', { busy: false })).toBeVisible()
  expect(calls).toHaveLength(1)
})
