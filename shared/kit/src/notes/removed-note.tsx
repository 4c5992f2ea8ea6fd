import { useRef, useEffect } from 'react'
import { formatDuration } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import css from './note-item.module.css'

/** In the place of a deleted note: brings it back. Takes the focus of the button that deleted it. */
export function RemovedNote({ position, onRestore }: { position: number; onRestore: () => void }) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => row.current?.querySelector('button')?.focus(), [])
  return (
    <li ref={row} className={css.removed}>
      <span role="status">{formatDuration(position)} 的笔记已删除</span>
      <Button variant="text" size="sm" onClick={onRestore}>
        撤销
      </Button>
    </li>
  )
}
