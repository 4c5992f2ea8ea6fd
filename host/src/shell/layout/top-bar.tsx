import type { Category, SystemConfig, UserInfo } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { config as deployment } from '@xhkt/platform/config'
import { Button } from '@xhkt/kit/ui/button'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { AppEntry } from './app-entry.tsx'
import { Brand } from './brand.tsx'
import type { ReadRetry } from './read-retry.ts'
import { type Search, SearchBox } from './search-box.tsx'
import { TopNav } from './top-nav.tsx'
import { UserMenu } from './user-menu.tsx'
import css from './top-bar.module.css'

export interface TopBarProps {
  /** Top categories in their order; null while they load. */
  menu: readonly Category[] | null
  /** Null while it loads. */
  config: SystemConfig | null
  /** Null for a visitor; undefined while the user is not known. */
  user: UserInfo | null | undefined
  /** Unread messages of the user; 0 by default. */
  unread?: number
  /** Set when the menu failed to load. */
  menuRetry?: ReadRetry | null
  /** Set when the user failed to load. */
  userRetry?: ReadRetry | null
  /** Path and query of the current page. */
  address: string
  onLogin: () => void
  onRegister: () => void
  /** The pointer or the focus has reached one of the two buttons. */
  onLoginIntent?: () => void
  onSignOut: () => void
  /** Absent in the static shell, where the box is a plain form. */
  search?: Search
}

export function TopBar(props: TopBarProps) {
  const { menu, config, user, unread = 0, menuRetry, userRetry, address, onLogin, onRegister, onLoginIntent, onSignOut, search } = props
  const intent = { onPointerEnter: onLoginIntent, onFocus: onLoginIntent }
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <a className={css.home} href={paths.home} aria-label={`${deployment.productName} 首页`}>
          <Brand />
        </a>
        <TopNav menu={menu} retry={menuRetry} address={address} />
        <SearchBox address={address} signedIn={user !== null} search={search} />
        <AppEntry address={address} />
        <div className={css.user}>
          {user && (
            <UserMenu user={user} unread={unread} publicDomain={config?.public_domain ?? ''} address={address} onSignOut={onSignOut} />
          )}
          {user === null && (
            <>
              <Button variant="text" className={css.register} onClick={onRegister} {...intent}>
                注册
              </Button>
              <Button variant="primary" className={css.login} onClick={onLogin} {...intent}>
                登录
              </Button>
            </>
          )}
          {user === undefined &&
            (userRetry ? <InlineError name="账号" {...userRetry} /> : <span className={css.pending} aria-hidden="true" />)}
        </div>
      </div>
    </header>
  )
}
