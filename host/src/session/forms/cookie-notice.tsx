import { useState } from 'react'
import { keepsCookies } from '@xhkt/platform/auth/session-cookies'
import css from './cookie-notice.module.css'

/** Says before the login that the browser blocks cookies, and what to do. */
export function CookieNotice() {
  const [isKept] = useState(keepsCookies)
  if (isKept) return null
  return (
    <p className={css.notice} role="alert">
      浏览器阻止了 Cookie，无法保持登录。请在浏览器设置中允许本站使用 Cookie，然后刷新页面。
    </p>
  )
}
