import { act, screen, within } from '@testing-library/react'
import { useAuth, useThirdPartyCode } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { failuresOf } from '@xhkt/testing/failures-of'
import { holdAnswer } from '@xhkt/testing/held-answer'
import { type Answers, ApiFailure } from '@xhkt/testing/render-page'
import { openSafety } from '../testing/open-safety.tsx'

const list = 'GET /v1/user/third/list'
const links = (wechat: string, qq: string) => ({
  list: [
    { type: 1 as const, is_bound: wechat !== '', nickname: wechat },
    { type: 2 as const, is_bound: qq !== '', nickname: qq },
  ],
})
const row = (name: string) => within(screen.getByText(name, { selector: 'li > span' }).closest('li')!)

beforeEach(() => jest.replaceProperty(config, 'qq', { authorizeUrl: 'https://graph.qq.com/oauth2.0/authorize', clientId: '101' }))
afterEach(() => useThirdPartyCode.setState(null, true))

async function open(answers: Answers = {}) {
  const page = openSafety(answers)
  await screen.findByText('晓晓在路上')
  return page
}

test('third-party accounts: each has its state, and binding opens the host\'s dialog', async () => {
  const { user } = await open()
  expect(row('微信').getByText('可以用微信登录')).toBeVisible()
  expect(row('QQ').getByText('未绑定，绑定后可以用QQ登录')).toBeVisible()
  await user.click(row('QQ').getByRole('button', { name: '绑定 QQ' }))
  expect(useAuth.getState().dialog).toEqual({ form: 'link', type: 2 })
})

test('a third-party account with an unknown state: says so, and has no button', async () => {
  await open({ 'GET /v1/user/third/list': { list: [{ type: 1, is_bound: true, nickname: '晓晓在路上' }, { type: 2, is_bound: 'unknown', nickname: '' }] } })
  expect(row('QQ').getByText('绑定状态未知，请稍后刷新页面查看')).toBeVisible()
  expect(row('QQ').queryByRole('button')).toBeNull()
})

test('a code that the host hands over: is sent once, and the row shows the account', async () => {
  const page = await open({ 'POST /v1/user/third': links('晓晓在路上', '企鹅同学') })
  act(() => useThirdPartyCode.setState({ type: 2, code: 'T' }, true))
  expect(await screen.findByText('QQ绑定成功')).toBeVisible()
  expect(row('QQ').getByText('企鹅同学')).toBeVisible()
  expect(page.sent('POST /v1/user/third')).toEqual([{ type: 2, code: 'T' }])
  expect(useThirdPartyCode.getState()).toBeNull()
})

test('a binding: a list that was requested before and arrives later does not undo it', async () => {
  const before = holdAnswer(links('晓晓在路上', ''))
  openSafety({ [list]: () => before.answer, 'POST /v1/user/third': links('晓晓在路上', '企鹅同学') })
  act(() => useThirdPartyCode.setState({ type: 2, code: 'T' }, true))
  await screen.findByText('QQ绑定成功')
  await before.release()
  expect(row('QQ').getByText('企鹅同学')).toBeVisible()
})

test.each(failuresOf('POST /v1/user/third'))('a binding that fails by %s: says why, and the state stays', async (_, failure, words) => {
  await open({ 'POST /v1/user/third': failure })
  act(() => useThirdPartyCode.setState({ type: 2, code: 'T' }, true))
  expect(await screen.findByText(words)).toBeVisible()
  expect(row('QQ').getByText('未绑定，绑定后可以用QQ登录')).toBeVisible()
})

test('unbinding: asks first; 取消 sends nothing, 确定 unbinds, and the button keeps the focus [personal#third-party-accounts]', async () => {
  const page = await open({ 'DELETE /v1/user/third': links('', '') })
  const answer = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name: '解除绑定 微信' }))
    await page.user.click(within(await screen.findByRole('dialog', { name: '系统提示' })).getByRole('button', { name }))
  }
  await answer('取消')
  expect(page.sent('DELETE /v1/user/third')).toEqual([])
  await answer('确定')
  expect(await screen.findByText('已解除绑定微信')).toBeVisible()
  expect(page.sent('DELETE /v1/user/third')).toEqual([{ type: 1 }])
})

test.each(failuresOf('DELETE /v1/user/third'))('an unbinding that fails by %s: says why, and the state stays', async (_, failure, words) => {
  const page = await open({ 'DELETE /v1/user/third': failure })
  await page.user.click(screen.getByRole('button', { name: '解除绑定 微信' }))
  await page.user.click(within(await screen.findByRole('dialog', { name: '系统提示' })).getByRole('button', { name: '确定' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(row('微信').getByText('晓晓在路上')).toBeVisible()
})

test('a failed list: says so in its place, the other settings stay, and 重试 loads it', async () => {
  let isUp = false
  const page = openSafety({ [list]: () => (isUp ? links('周周', '') : ApiFailure.status(503)) })
  expect(await screen.findAllByText('绑定状态加载失败')).toHaveLength(2)
  expect(screen.getByRole('button', { name: '更换手机号' })).toBeVisible()
  isUp = true
  await page.user.click(screen.getAllByRole('button', { name: '重试' })[0]!)
  expect(await screen.findByText('周周')).toBeVisible()
})
