import { useAuth } from '@xhkt/platform/auth'
import { Avatar } from '@xhkt/kit/ui/avatar'
import { classNames } from '@xhkt/kit/ui/class-names'
import sizes from './learner-sizes.module.css'
import { useAvatarUrl } from './use-avatar-url.ts'
import css from './learner.module.css'

/** Avatar and name of the learner. */
export function Learner() {
  const name = useAuth((state) => state.user?.nickname ?? '')
  return (
    <div className={classNames(sizes.learner, css.learner)}>
      {/* 我 is shown until the learner is known, and if the user detail fails. */}
      <Avatar src={useAvatarUrl()} name={name || '我'} size={56} />
      <span className={css.name} title={name}>
        {name}
      </span>
    </div>
  )
}
