import { act, screen, waitFor, within } from '@testing-library/react'
import { resetDuplicateGuard } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { localJson, savedPasswordKey } from '@xhkt/platform/storage'
import { failuresOf, refusalsOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure } from '@xhkt/testing/render-page'
import { openSafety } from '../../testing/open-safety.tsx'

const verify = 'POST /v1/user/phone/verify'
const put = 'PUT /v1/user/phone'
const proof = 'p'.repeat(43)
const next = '13700001234'
const proved = { [verify]: { proof, expires_in: 600 } }
const answerOf = (phone: string) => ({ detail: { user_id: '1', nickname: '', avatar: '', phone }, tag: null })

/** Looks only inside the dialog: the page behind it has a form with a code too. */
const dialog = () => within(screen.getByRole('dialog'))
const code = () => dialog().getByLabelText('验证码')
const press = (page: Page, name: string) => page.user.click(dialog().getByRole('button', { name }))
type Page = Awaited<ReturnType<typeof open>>

async function open(answers?: Answers, phone?: string) {
  const page = openSafety(answers, phone)
  await page.openDialog('更换手机号')
  return page
}

async function fill({ user }: Page, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

async function prove(page: Page): Promise<void> {
  await fill(page, code(), '123456')
  await press(page, '下一步')
  await screen.findByLabelText('新手机号')
}

async function change(page: Page, phone = next): Promise<void> {
  await fill(page, screen.getByLabelText('新手机号'), phone)
  await fill(page, code(), '654321')
  await press(page, '确认更换')
}

test('change of phone: proves the present number, then changes to the new one, which the page shows at once [personal#change-of-phone]', async () => {
  const page = await open({ ...proved, [put]: answerOf(next) })
  localJson.set(savedPasswordKey, { phone: page.phone, password: 'sealed' })
  expect(screen.getByText('验证当前手机号', { selector: 'li' })).toHaveAttribute('aria-current', 'step')
  await prove(page)
  expect(screen.getByLabelText('新手机号')).toHaveFocus()
  expect(screen.getByText('绑定新手机号', { selector: 'li' })).toHaveAttribute('aria-current', 'step')
  await change(page)
  expect(await screen.findByText('手机号更换成功')).toBeVisible()
  expect(page.sent(verify)).toEqual([{ sms_code: '123456' }])
  expect(page.sent(put)).toEqual([{ proof, phone: next, sms_code: '654321' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(within(screen.getByRole('region', { name: '安全设置' })).getByText('137****1234')).toBeVisible()
  expect(useAuth.getState().user).toMatchObject({ phone: next, nickname: next })
  expect(localStorage.getItem(savedPasswordKey)).toBeNull()
})

test('change of phone: an answer that arrives after another learner has logged in shows nothing of it to them', async () => {
  let answer = (_: ReturnType<typeof answerOf>): void => undefined
  const page = await open({ ...proved, [put]: () => new Promise<ReturnType<typeof answerOf>>((resolve) => (answer = resolve)) })
  await prove(page)
  await change(page)
  act(() => {
    auth.signOut()
    auth.signIn({ access_token: 'other', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
    auth.setUser({ user_id: '2', nickname: '', avatar: '', phone: '13800000002' }, null)
  })
  await act(async () => answer(answerOf(next)))
  expect(useAuth.getState().user).toMatchObject({ user_id: '2', phone: '13800000002' })
  expect(screen.queryByText('手机号更换成功')).toBeNull()
})

test('change of phone: the saved password of another number stays', async () => {
  const page = await open({ ...proved, [put]: answerOf(next) })
  localJson.set(savedPasswordKey, { phone: '13600000000', password: 'sealed' })
  await prove(page)
  await change(page)
  await screen.findByText('手机号更换成功')
  expect(localStorage.getItem(savedPasswordKey)).not.toBeNull()
})

test('the codes: of type 2 to the present number, of type 6 to the new one, each with its own wait', async () => {
  const page = await open({ ...proved, 'POST /v1/sendSms': {} })
  await press(page, '获取验证码')
  // The form of the password waits too: its code goes to the same number.
  const waiting = await screen.findAllByRole('button', { name: /^[56]\d秒后重新获取$/, hidden: true })
  expect(waiting).toHaveLength(2)
  for (const button of waiting) expect(button).toBeDisabled()
  await prove(page)
  await press(page, '获取验证码')
  expect(screen.getByText('请先填写手机号码')).toBeVisible()
  await page.user.type(screen.getByLabelText('新手机号'), next)
  // The duplicate guard compares only paths, so it would refuse the second code.
  resetDuplicateGuard()
  await press(page, '获取验证码')
  expect(await dialog().findByRole('button', { name: /^[56]\d秒后重新获取$/ })).toBeDisabled()
  expect(page.sent('POST /v1/sendSms')).toEqual([{ phone: page.phone, type: 2 }, { phone: next, type: 6 }])
})

test.each([
  ['', '', ['请填写手机号码', '验证码不能为空']],
  ['2370000', '111111', ['请输入正确手机号']],
])('the new number "%s" with the code "%s": shows %j, and sends nothing', async (phone, typed, messages) => {
  const page = await open(proved)
  await prove(page)
  if (phone) await fill(page, screen.getByLabelText('新手机号'), phone)
  if (typed) await page.user.type(code(), typed)
  await press(page, '确认更换')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent).filter(Boolean)).toEqual(messages)
  expect(page.sent(put)).toEqual([])
})

test('the present number again: is refused at its field', async () => {
  const page = await open(proved)
  await prove(page)
  await change(page, page.phone)
  expect(screen.getByText('新手机号与当前手机号相同，请换一个手机号')).toBeVisible()
  expect(page.sent(put)).toEqual([])
})

// 403076 has a test of its own.
const refusalsOfNumber = refusalsOf(put).filter(([code]) => code !== '403076')
const aboutNumber = ['400076', '409076']

test.each(refusalsOfNumber)('the new number, refused by %s: says why at its field, without a toast, and keeps what was typed', async (refusal, failure, message) => {
  const page = await open({ ...proved, [put]: failure })
  await prove(page)
  await change(page)
  expect(await screen.findByText(message)).toBeVisible()
  expect(dialog().getByLabelText(aboutNumber.includes(refusal) ? '新手机号' : '验证码')).toHaveAccessibleDescription(message)
  expect(within(screen.getByTestId('toasts')).queryByText(message)).toBeNull()
  expect(screen.getByLabelText('新手机号')).toHaveValue(next)
  expect(code()).toHaveValue('654321')
})

test.each(failuresOf(verify))('the present number, failed by %s: says why, and keeps what was typed', async (_, failure, words) => {
  const page = await open({ [verify]: failure })
  await fill(page, code(), '123456')
  await press(page, '下一步')
  expect(await screen.findByText(words)).toBeVisible()
  expect(code()).toHaveValue('123456')
})

test('a wrong code of the present number: says so at the field', async () => {
  const [[, failure, words]] = refusalsOf(verify) as [ReturnType<typeof refusalsOf>[number]]
  const page = await open({ [verify]: failure })
  await fill(page, code(), '123456')
  await press(page, '下一步')
  await waitFor(() => expect(code()).toHaveAccessibleDescription(words))
})

test('an expired proof: leads back to the first step with the reason, and keeps the new number', async () => {
  const refused = ApiFailure.refused(403076, '身份验证已失效，请重新验证当前手机号')
  const phone = '13900008888'
  const page = await open({ ...proved, [put]: refused, 'GET /v1/user/detail': answerOf(phone) }, phone)
  await prove(page)
  await change(page)
  await waitFor(() => expect(code()).toHaveAccessibleDescription('身份验证已失效，请重新验证当前手机号'))
  resetDuplicateGuard()
  await prove(page)
  expect(screen.getByLabelText('新手机号')).toHaveValue(next)
})

test('a change whose answer was lost: counts as done', async () => {
  const refused = ApiFailure.refused(403076, '身份验证已失效，请重新验证当前手机号')
  const page = await open({ ...proved, [put]: refused, 'GET /v1/user/detail': answerOf(next) })
  await prove(page)
  await change(page)
  expect(await screen.findByText('手机号更换成功')).toBeVisible()
})

test('上一步 and closing: keep the proof and what was typed, for this learner alone [personal#change-of-phone]', async () => {
  const page = await open(proved)
  await prove(page)
  await page.user.type(screen.getByLabelText('新手机号'), '1370')
  await press(page, '上一步')
  expect(screen.getByText(/已验证当前手机号/)).toBeVisible()
  await press(page, '下一步')
  expect(screen.getByLabelText('新手机号')).toHaveValue('1370')
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: '更换手机号' })).toHaveFocus()
  await page.openDialog('更换手机号')
  expect(screen.getByLabelText('新手机号')).toHaveValue('1370')
  page.unmount()
  auth.signOut()
  await open()
  expect(screen.queryByLabelText('新手机号')).toBeNull()
})

test('a failure without an answer: shows a toast, keeps what was typed, and can be sent again', async () => {
  let isUp = false
  const page = await open({ ...proved, [put]: () => (isUp ? answerOf(next) : ApiFailure.network()) })
  await prove(page)
  await change(page)
  expect(await screen.findByText('网络异常')).toBeVisible()
  isUp = true
  resetDuplicateGuard()
  await press(page, '确认更换')
  expect(await screen.findByText('手机号更换成功')).toBeVisible()
})

test('a session that expires while the dialog is open: the dialog leaves the place to the login, and what was typed is there afterwards', async () => {
  const expired = ApiFailure.refused(401200, '登录状态已过期，请重新登录！')
  const page = await open({ ...proved, [put]: expired })
  await prove(page)
  await change(page)
  await waitFor(() => expect(useAuth.getState().token).toBeNull())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('654321')
  page.unmount()

  await open({ ...proved, [put]: answerOf(next) }, page.phone)
  await screen.findByLabelText('新手机号')
  expect(screen.getByLabelText('新手机号')).toHaveValue(next)
  expect(code()).toHaveValue('654321')
})
