import { useMemo, useState } from 'react'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { CloseButton } from '@xhkt/kit/ui/close-button'
import { type PlayerKey, usePlayerKeys } from '../../../../common/player/keys/player-keys.ts'
import { ControlPanel } from '../../../../common/player/menus/control-panel.tsx'
import { usePlayer } from '../../../../common/player/model/player-context.ts'
import type { LessonKey } from '../../api/queries.ts'
import { loadNotes } from '../notes/load-notes.ts'
import css from './full-screen-panel.module.css'

export interface FullScreenNotesProps extends LessonKey {
  isSignedIn: boolean
}

const focus = (panel: HTMLElement | null): void => panel?.focus()

function Notes(lesson: FullScreenNotesProps) {
  const { video } = usePlayer()
  const [isOpen, setOpen] = useState(false)
  const toggle = () => setOpen((before) => !before)
  usePlayerKeys(useMemo((): PlayerKey[] => [{ keys: ['b'], shown: 'B', label: '打开或关闭笔记', topic: '课程', run: toggle }], []))
  return (
    <ControlPanel label="笔记" shortcut="B" text="笔记" isAtEdge isOpen={isOpen} onOpen={setOpen}>
      <div ref={focus} className={css.panel} tabIndex={-1}>
        <div className={css.head}>
          <h2 className={css.title}>笔记</h2>
          <CloseButton label="关闭笔记" onClick={() => setOpen(false)} />
        </div>
        <div className={css.notes}>
          <LazyContent load={loadNotes} name="笔记" props={{ ...lesson, canOpen: true, video }} />
        </div>
      </div>
    </ControlPanel>
  )
}

/** A control of the player. In full screen and page full screen it opens the notes, whose own panel is out of sight there. */
export function FullScreenNotes(lesson: FullScreenNotesProps) {
  const { isFull } = usePlayer()
  return isFull ? <Notes {...lesson} /> : null
}
