import { useAuth } from '@xhkt/platform/auth'
import { publicUrl } from '@xhkt/kit/format'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { Avatar } from '@xhkt/kit/ui/avatar'
import css from './learner.module.css'

/** Avatar and name of the learner. */
export function Learner() {
  const user = useAuth((state) => state.user)
  const { data: system } = useQuery(apiQuery('/v1/sys/config'))
  const name = user?.nickname ?? ''
  const avatar = system ? publicUrl(system.public_domain, user?.avatar ?? '') : ''
  return (
    <div className={css.learner}>
      <Avatar src={avatar} name={name} size={56} />
      <span className={css.name} title={name}>
        {name}
      </span>
    </div>
  )
}
