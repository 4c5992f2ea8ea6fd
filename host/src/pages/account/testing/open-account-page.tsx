import { act, screen } from '@testing-library/react'
import * as paths from '@xhkt/contract/paths'
import type { SystemConfig } from '@xhkt/contract'
import { type Answers, renderPage } from '@xhkt/testing/render-page'
import type { ComponentType } from 'react'
import { replaceAddress } from '@xhkt/platform/router/history-state'
import ForgedPage from '../forged-page.tsx'
import LoginPage from '../login-page.tsx'
import PhonePage from '../phone-page.tsx'
import RegisterPage from '../register-page.tsx'

const pages = { [paths.login]: LoginPage, [paths.codeLogin]: PhonePage, [paths.register]: RegisterPage, [paths.resetPassword]: ForgedPage }
export const phone = '13800000001'
export const password = 'study2026'
export const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' }
const happy: Answers = {
  'GET /v1/sys/config': { pc_check_graph_switch: 0 } as SystemConfig,
  'POST /v1/login/register': login,
  'POST /v1/register': login,
  'PUT /v1/reset/pwd': {},
  'GET /v1/user/detail': { detail: { user_id: '1', nickname: '小明', avatar: '', phone }, tag: null },
}

/** Opens an account page as the router does, and sets the address of the window. */
export async function open(
  path: keyof typeof pages,
  { search = '', answers = {}, session = false }: { search?: string; answers?: Answers; session?: boolean } = {},
) {
  const Page: ComponentType = pages[path]
  replaceAddress(path + search)
  const page = renderPage(<Page />, { address: path + search, answers: { ...happy, ...answers }, session })
  // The page focuses its first field and reads a saved password.
  await act(async () => {})
  const paste = async (label: string, text: string) => {
    await page.user.clear(screen.getByLabelText(label))
    await page.user.paste(text)
  }
  const agree = () => page.user.click(screen.getByRole('checkbox', { name: /我已阅读/ }))
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, paste, agree, press }
}

export async function logIn({ paste, agree, press }: Awaited<ReturnType<typeof open>>) {
  await paste('手机号', phone)
  await paste('密码', password)
  await agree()
  await press('登录')
}
