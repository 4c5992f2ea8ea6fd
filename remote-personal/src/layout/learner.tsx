import { useState } from 'react'
import { useAuth } from '@xhkt/shared/auth'
import { publicUrl } from '@xhkt/shared/format'
import { apiQuery, useQuery } from '@xhkt/shared/query'
import css from './learner.module.css'

/** Who is signed in. */
export function Learner() {
  const user = useAuth((state) => state.user)
  const { data: system } = useQuery(apiQuery('/v1/sys/config'))
  const [broken, setBroken] = useState('')
  const name = user?.nickname ?? ''
  const avatar = system ? publicUrl(system.public_domain, user?.avatar ?? '') : ''
  return (
    <div className={css.learner}>
      {avatar && avatar !== broken ? (
        <img className={css.avatar} src={avatar} alt="" width={56} height={56} onError={() => setBroken(avatar)} />
      ) : (
        <span className={css.avatar} aria-hidden="true">
          {Array.from(name)[0]}
        </span>
      )}
      <span className={css.name} title={name}>
        {name}
      </span>
    </div>
  )
}
