import { useAuth } from '@xhkt/platform/auth'
import { Avatar } from '@xhkt/kit/ui/avatar'
import { classNames } from '@xhkt/kit/ui/class-names'
import sizes from './learner-sizes.module.css'
import { useAvatarUrl } from './use-avatar-url.ts'
import css from './learner.module.css'

/** Avatar and name of the learner. */
export function Learner() {
  const name = useAuth((state) => state.user?.nickname ?? '')
  const isPhone = useAuth((state) => state.user?.phone === name)
  return (
    <div className={classNames(sizes.learner, css.learner)}>
      {/* 我 stands for a learner without a name, also until the user detail is there. */}
      <Avatar src={useAvatarUrl()} name={isPhone || !name ? '我' : name} size={56} />
      <span className={css.name} title={name}>
        {name}
      </span>
    </div>
  )
}
