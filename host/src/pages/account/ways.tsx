import * as paths from '@xhkt/contract/paths'
import { auth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { classNames } from '@xhkt/kit/ui/class-names'
import { accountPage } from '../../session/return-address.ts'
import textLink from '../../session/text-link.module.css'
import css from './ways.module.css'

const way = classNames(textLink.link, css.way)

const names = {
  [paths.login]: '密码登录',
  [paths.codeLogin]: '验证码登录',
  [paths.register]: '注册',
  [paths.resetPassword]: '忘记密码',
} as const

/** Leads to another account page, and in the end to the same place. */
export const Way = ({ to }: { to: keyof typeof names }) => (
  <a className={way} href={accountPage(to)}>
    {names[to]}
  </a>
)

/** The third parties that this deployment offers; the dialog asks for the agreement before it enters them. */
export function ThirdWay() {
  const parties = [config.wechat.scriptUrl && '微信', config.qq.authorizeUrl && 'QQ'].filter(Boolean)
  if (parties.length === 0) return null
  return (
    <button className={way} type="button" onClick={() => auth.openLogin('tripartite')}>
      {parties.join('或')}登录
    </button>
  )
}
