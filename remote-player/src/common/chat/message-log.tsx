import { type ReactElement, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type CustomItemComponentProps, VList, type VListHandle } from 'virtua'
import { Button } from '@xhkt/kit/ui/button'
import css from './message-log.module.css'
import { useMessageFocus } from './use-message-focus.ts'

/** A list that is scrolled closer to its end than this is at its end, in px. */
const endPx = 24

interface Keyed {
  key: string
}

export interface MessageLogProps<Item extends Keyed> {
  items: readonly Item[]
  /** Chooses the items that are shown, earlier ones included. Without it all are shown. */
  filter?: (items: readonly Item[]) => readonly Item[]
  empty: string
  /** The key of a message that must be in sight, such as one's own new one; empty: none. */
  inSight?: string
  /** `hasFocus`: the focus is in this message, and Tab goes to its buttons. */
  children: (item: Item, hasFocus: boolean) => ReactElement
}

function countAfter(items: readonly Keyed[], last: Keyed | undefined): number {
  if (!last) return items.length
  const index = items.findIndex(({ key }) => key === last.key)
  return index < 0 ? items.length : items.length - 1 - index
}

const Row = ({ index, ...row }: CustomItemComponentProps) => <div {...row} className={css.row} tabIndex={-1} data-index={index} />

/** The newest messages stay in sight until the reader scrolls back. Then the list stands still, and says how many are new. */
export function MessageLog<Item extends Keyed>({ items, filter = (all) => all, empty, inSight = '', children }: MessageLogProps<Item>) {
  const list = useRef<VListHandle>(null)
  const [held, setHeld] = useState<readonly Item[] | null>(null)
  const shown = filter(held ?? items)
  const newCount = held ? countAfter(filter(items), shown.at(-1)) : 0

  const [seen, setSeen] = useState(inSight)
  if (inSight !== seen) {
    setSeen(inSight)
    if (inSight && held) setHeld(null)
  }

  const showEnd = useEffectEvent(() => {
    if (!held && shown.length > 0) list.current?.scrollToIndex(shown.length - 1, { align: 'end' })
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

  const { focused, keepMounted, handlers } = useMessageFocus({
    ...{ items: shown, newest: filter(items).at(-1)?.key ?? '', list, frame, onKey: move },
    onMove: (isLast) => setHeld(isLast ? null : (held ?? items)),
  })

  const showNewest = () => {
    setHeld(null)
    // The pressed button disappears, so the list takes the focus.
    frame.current?.querySelector<HTMLElement>('[role=log]')?.focus()
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
        onTouchMove={move}
        item={Row}
        keepMounted={keepMounted}
        {...handlers}
      >
        {(item: Item) => children(item, item.key === focused)}
      </VList>
      {newCount > 0 && (
        <Button className={css.more} variant="primary" size="sm" onClick={showNewest}>
          {newCount} 条新消息
        </Button>
      )}
    </div>
  )
}
