import { type ReactElement, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { Button } from '@xhkt/kit/ui/button'
import css from './message-log.module.css'

/** A list that is scrolled closer to its end than this is at its end, in px. */
const endPx = 24

interface Keyed {
  key: string
}

export interface MessageLogProps<Item extends Keyed> {
  items: readonly Item[]
  empty: string
  /** The key of a message that must be in sight, such as one's own new one; empty: none. */
  inSight?: string
  children: (item: Item) => ReactElement
}

function countAfter(items: readonly Keyed[], last: Keyed | undefined): number {
  if (!last) return items.length
  const index = items.findIndex(({ key }) => key === last.key)
  return index < 0 ? items.length : items.length - 1 - index
}

/** The newest messages stay in sight until the reader scrolls back. Then the list stands still, and says how many are new. */
export function MessageLog<Item extends Keyed>({ items, empty, inSight = '', children }: MessageLogProps<Item>) {
  const list = useRef<VListHandle>(null)
  const [held, setHeld] = useState<readonly Item[] | null>(null)
  const shown = held ?? items
  const newCount = held ? countAfter(items, held.at(-1)) : 0

  const [seen, setSeen] = useState(inSight)
  if (inSight !== seen) {
    setSeen(inSight)
    if (inSight && held) setHeld(null)
  }

  const showEnd = useEffectEvent(() => {
    if (!held && items.length > 0) list.current?.scrollToIndex(items.length - 1, { align: 'end' })
  })
  useLayoutEffect(() => showEnd(), [items, held])

  // The height of the list changes with the lines above and below it, and with the window.
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(() => showEnd())
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  // Only a scroll by the reader stops the list. It also scrolls as it grows, and as it drops the oldest of 500 messages.
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
    <div ref={frame} className={css.frame}>
      {shown.length === 0 && <p className={css.empty}>{empty}</p>}
      <VList
        ref={list}
        data={shown}
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
        {children}
      </VList>
      {newCount > 0 && (
        <Button className={css.more} variant="primary" size="sm" onClick={() => setHeld(null)}>
          {newCount} 条新消息
        </Button>
      )}
    </div>
  )
}
