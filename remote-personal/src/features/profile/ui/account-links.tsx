import * as paths from '@xhkt/contract/paths'
import { maskedPhone } from '@xhkt/kit/format'
import { useAuth } from '@xhkt/platform/auth'
import css from './account-links.module.css'

/** What belongs to the learner and is changed on other pages. */
export function AccountLinks() {
  const phone = useAuth(({ user }) => user?.phone ?? '')
  const tag = useAuth((state) => state.tag)
  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt className={css.name}>手机号</dt>
        <dd className={css.value}>{phone ? maskedPhone(phone) : '还没有绑定'}</dd>
        <dd className={css.way}>
          <a href={paths.safety}>前往安全设置</a>
        </dd>
      </div>
      <div className={css.fact}>
        <dt className={css.name}>学习目标</dt>
        <dd className={css.value}>{tag ? tag.name : '还没有设定'}</dd>
        <dd className={css.way}>
          <a href={paths.myCourses}>在我的课程中{tag ? '修改' : '设定'}</a>
        </dd>
      </div>
    </dl>
  )
}
