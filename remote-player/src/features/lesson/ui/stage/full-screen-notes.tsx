import { useMemo, useState } from 'react'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { type PlayerKey, usePlayerKeys } from '../../../../common/player/keys/player-keys.ts'
import { ControlPanel } from '../../../../common/player/menus/control-panel.tsx'
import { usePlayer } from '../../../../common/player/model/player-context.ts'
import type { LessonKey } from '../../api/queries.ts'
import { loadNotes } from '../notes/load-notes.ts'
import css from './full-screen-panel.module.css'
import { FullScreenPanel } from './full-screen-panel.tsx'

export interface FullScreenNotesProps extends LessonKey {
  isSignedIn: boolean
}

function Notes(lesson: FullScreenNotesProps) {
  const { video } = usePlayer()
  const [isOpen, setOpen] = useState(false)
  const toggle = () => setOpen((before) => !before)
  usePlayerKeys(useMemo((): PlayerKey[] => [{ keys: ['b'], shown: 'B', label: '打开或关闭笔记', topic: '课程', run: toggle }], []))
  return (
    <ControlPanel label="笔记" shortcut="B" text="笔记" isAtEdge isOpen={isOpen} onOpen={setOpen}>
      <FullScreenPanel title="笔记" onClose={() => setOpen(false)}>
        <div className={css.notes}>
          <LazyContent load={loadNotes} name="笔记" props={{ ...lesson, course: null, video }} />
        </div>
      </FullScreenPanel>
    </ControlPanel>
  )
}

/** A control of the player. In full screen and page full screen it opens the notes, whose own panel is out of sight there. */
export function FullScreenNotes(lesson: FullScreenNotesProps) {
  const { isFull } = usePlayer()
  return isFull ? <Notes {...lesson} /> : null
}
