import type { Category, SystemConfig, UserInfo } from '@xhkt/shared/contract'
import { config as deployment } from '@xhkt/shared/config'
import { Button } from '@xhkt/shared/ui/button'
import { Brand } from './brand.tsx'
import { TopNav } from './top-nav.tsx'
import { UserMenu } from './user-menu.tsx'
import css from './top-bar.module.css'

export interface TopBarProps {
  /** Top categories in their order; null while they are on the way. */
  menu: readonly Category[] | null
  /** Null while it is on the way. */
  config: SystemConfig | null
  /** Null for a visitor; undefined while it is not known who is there. */
  user: UserInfo | null | undefined
  /** Path and query of the page that is shown. */
  address: string
  onLogin: () => void
  /** The pointer or the focus has reached the login button. */
  onLoginIntent?: () => void
  onSignOut: () => void
}

export function TopBar({ menu, config, user, address, onLogin, onLoginIntent, onSignOut }: TopBarProps) {
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <a className={css.home} href="/" aria-label={`${deployment.productName} 首页`}>
          <Brand />
        </a>
        <TopNav menu={menu} address={address} />
        <a className={css.app} href="/downloadApp" aria-current={address.startsWith('/downloadApp') ? 'page' : undefined}>
          下载APP
        </a>
        <div className={css.user}>
          {user && <UserMenu user={user} publicDomain={config?.public_domain ?? ''} address={address} onSignOut={onSignOut} />}
          {user === null && (
            <Button variant="primary" className={css.login} onClick={onLogin} onPointerEnter={onLoginIntent} onFocus={onLoginIntent}>
              登录
            </Button>
          )}
          {user === undefined && <span className={css.pending} aria-hidden="true" />}
        </div>
      </div>
    </header>
  )
}
