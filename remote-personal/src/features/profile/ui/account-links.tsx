import * as paths from '@xhkt/contract/paths'
import { maskedPhone } from '@xhkt/kit/format'
import { classNames } from '@xhkt/kit/ui/class-names'
import { useAuth } from '@xhkt/platform/auth'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import sizes from './profile-sizes.module.css'
import css from './account-links.module.css'

/** What belongs to the learner and is changed on other pages. Empty while the learner is not known. */
export function AccountLinks() {
  const user = useAuth((state) => state.user)
  const tag = useAuth((state) => state.tag)
  const phone = user && (user.phone ? maskedPhone(user.phone) : '还没有绑定')
  const target = user && (tag ? tag.name : '还没有设定')
  return (
    <dl className={classNames(sizes.profile, css.facts)}>
      <div className={css.fact}>
        <dt className={css.name}>手机号</dt>
        <dd className={css.value}>{phone}</dd>
        <dd className={css.way}>
          <a className={tallLink} href={paths.safety}>前往安全设置</a>
        </dd>
      </div>
      <div className={css.fact}>
        <dt className={css.name}>学习目标</dt>
        <dd className={css.value}>{target}</dd>
        <dd className={css.way}>
          <a className={tallLink} href={paths.myCourses}>在我的课程中{user && !tag ? '设定' : '修改'}</a>
        </dd>
      </div>
    </dl>
  )
}
