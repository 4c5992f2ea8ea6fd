import { useState } from 'react'
import type { UserInfo } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { publicUrl } from '@xhkt/kit/format'
import { CountBadge } from '@xhkt/kit/ui/count-badge'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { ColorSchemeChoice } from '../color-scheme/color-scheme-choice.tsx'
import { Dropdown } from './dropdown.tsx'
import css from './user-menu.module.css'

// The personal centre and my courses are one page (docs/product/routes.md#user-menu).
const links = [
  { name: '个人中心', href: paths.myCourses, entrance: true },
  { name: '我的课程', href: paths.myCourses },
  { name: '我的订单', href: paths.myOrders },
  { name: '我的消息', href: paths.messages },
]

// Smaller in bytes than the avatar of `shared`, because this is in the first load of every page.
function Avatar({ src, name }: { src: string; name: string }) {
  const [broken, setBroken] = useState('')
  if (!src || broken === src) {
    return (
      <span className={css.letter} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    )
  }
  return <img className={css.avatar} src={src} alt="" width={32} height={32} onError={() => setBroken(src)} />
}

interface UserMenuProps {
  user: UserInfo
  unread: number
  publicDomain: string
  address: string
  onSignOut: () => void
}

export function UserMenu({ user, unread, publicDomain, address, onSignOut }: UserMenuProps) {
  const name = user.nickname.trim() || user.phone
  const unreadText = unread > 0 && `，${unread} 条未读消息`
  return (
    <Dropdown
      className={css.button}
      panelClassName={css.panel}
      label={
        <>
          {/* The first digit of a phone number would read as a second number beside that of the badge. */}
          <Avatar src={publicUrl(publicDomain, user.avatar)} name={name === user.phone ? '我' : name} />
          <span className={css.name} title={name}>
            {name}
          </span>
          {unread > 0 && <CountBadge count={unread} className={css.badge} />}
          <VisuallyHidden>的账号菜单{unreadText}</VisuallyHidden>
        </>
      }
    >
      <ul className={css.list}>
        {links.map(({ name: text, href, entrance }) => (
          <li key={text}>
            <a className={css.item} href={href} aria-current={!entrance && address.startsWith(href) ? 'page' : undefined}>
              {text}
              {href === paths.messages && unreadText && (
                <>
                  <CountBadge count={unread} className={css.badge} />
                  <VisuallyHidden>{unreadText}</VisuallyHidden>
                </>
              )}
            </a>
          </li>
        ))}
        <li className={css.last}>
          <ColorSchemeChoice headingClassName={css.heading} itemClassName={css.item} />
        </li>
        <li className={css.last}>
          <button className={css.item} type="button" onClick={onSignOut}>
            退出登录
          </button>
        </li>
      </ul>
    </Dropdown>
  )
}
