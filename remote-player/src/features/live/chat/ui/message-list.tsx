import { useLayoutEffect, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import type { LiveRoom } from '@xhkt/contract'
import { Button } from '@xhkt/kit/ui/button'
import type { ChatItem } from '../model/message-list.ts'
import { MessageRow, type RowActions } from './message-row.tsx'
import css from './message-list.module.css'

/** Closer to the end than this is at the end, in px. */
const endPx = 24

export interface MessageListProps extends RowActions {
  items: readonly ChatItem[]
  room: LiveRoom
  empty: string
}

const countAfter = (items: readonly ChatItem[], last: ChatItem | undefined): number => {
  if (!last) return items.length
  const index = items.findIndex(({ key }) => key === last.key)
  return index < 0 ? items.length : items.length - 1 - index
}

/** The newest messages stay in sight, until one reads back: then the list stands still, and says how many are new. */
export function MessageList({ items, room, empty, ...actions }: MessageListProps) {
  const list = useRef<VListHandle>(null)
  const [held, setHeld] = useState<readonly ChatItem[] | null>(null)
  const shown = held ?? items
  const last = items.at(-1)
  const newCount = held ? countAfter(items, held.at(-1)) : 0

  // One's own new message is never out of sight.
  const ownKey = last?.delivery === 'sending' ? last.key : ''
  const [seenOwnKey, setSeenOwnKey] = useState(ownKey)
  if (ownKey !== seenOwnKey) {
    setSeenOwnKey(ownKey)
    if (ownKey && held) setHeld(null)
  }

  useLayoutEffect(() => {
    if (!held && items.length > 0) list.current?.scrollToIndex(items.length - 1, { align: 'end' })
  }, [items, held])

  // Only the reader's own move back stops the list: its growing, and its shrinking at 500, are scrolls too.
  const isMoving = useRef(false)
  const lastOffset = useRef(0)
  const move = () => {
    isMoving.current = true
  }
  const follow = (offset: number) => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {}
    const isAtEnd = scrollSize - viewportSize - offset <= endPx
    const isBack = isMoving.current && offset < lastOffset.current
    lastOffset.current = offset
    if (isAtEnd && held) setHeld(null)
    else if (!isAtEnd && !held && isBack) setHeld(items)
  }

  return (
    <div className={css.frame}>
      {shown.length === 0 && <p className={css.empty}>{empty}</p>}
      <VList
        ref={list}
        className={css.list}
        role="log"
        aria-label="聊天消息"
        aria-live="off"
        tabIndex={0}
        onScroll={follow}
        onScrollEnd={() => {
          isMoving.current = false
        }}
        onWheel={move}
        onPointerDown={move}
        onKeyDown={move}
        onTouchMove={move}
      >
        {shown.map((item) => (
          <MessageRow key={item.key} item={item} room={room} {...actions} />
        ))}
      </VList>
      {newCount > 0 && (
        <Button className={css.more} variant="primary" size="sm" onClick={() => setHeld(null)}>
          {newCount} 条新消息
        </Button>
      )}
    </div>
  )
}
