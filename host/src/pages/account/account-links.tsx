import * as paths from '@xhkt/contract/paths'
import { auth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { classNames } from '@xhkt/kit/ui/class-names'
import { accountPage } from '../../session/return-address.ts'
import textLink from '../../session/text-link.module.css'
import css from './account-links.module.css'

const linkClass = classNames(textLink.link, css.way)

const names = {
  [paths.login]: '密码登录',
  [paths.codeLogin]: '验证码登录',
  [paths.register]: '注册',
  [paths.resetPassword]: '忘记密码',
} as const

/** Links to another account page with the same return address. */
export const AccountLink = ({ to }: { to: keyof typeof names }) => (
  <a className={linkClass} href={accountPage(to)}>
    {names[to]}
  </a>
)

/** Opens the login dialog for the configured third parties. The dialog asks for the agreement first. */
export function ThirdPartyButton() {
  const parties = [config.wechat.scriptUrl && '微信', config.qq.authorizeUrl && 'QQ'].filter(Boolean)
  if (parties.length === 0) return null
  return (
    <button className={linkClass} type="button" onClick={() => auth.openLogin('tripartite')}>
      {parties.join('或')}登录
    </button>
  )
}
