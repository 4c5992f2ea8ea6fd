import { useEffect, useRef } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { unblockPerson, useBlockedPeople } from '../model/blocked-people.ts'
import type { ChatItem } from '../model/message-list.ts'
import css from './chat-panel.module.css'

export interface BlockedBarProps {
  /** All messages, those of blocked people too. */
  items: readonly ChatItem[]
}

/** Says whose messages are hidden here. Its button unblocks the person who was blocked last. */
export function BlockedBar({ items }: BlockedBarProps) {
  const blocked = useBlockedPeople()
  const names = new Map(items.map(({ message: { user } }) => [user.user_id, user.name]))
  const here = [...blocked].filter((id) => names.has(id))
  const last = here.at(-1)
  const bar = useRef<HTMLParagraphElement>(null)
  const before = useRef(here.length)
  useEffect(() => {
    // The pressed button has gone with its message: the focus moves to this bar.
    if (here.length > before.current) bar.current?.querySelector('button')?.focus({ preventScroll: true })
    before.current = here.length
  }, [here.length])
  if (last === undefined) return null
  const name = names.get(last)
  return (
    <p ref={bar} className={css.blocked} role="status">
      已屏蔽{name}
      {here.length > 1 && `等 ${here.length} 人`}
      <Button variant="text" size="sm" aria-label={`解除对${name}的屏蔽`} onClick={() => unblockPerson(last)}>
        解除
      </Button>
    </p>
  )
}
