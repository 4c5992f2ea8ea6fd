import { type ComponentType, useCallback, useMemo, useRef } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { classNames } from '@xhkt/kit/ui/class-names'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { type Read, ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { SectionBoundary } from '@xhkt/kit/ui/section-boundary'
import { useLocation, useNavigate } from '@xhkt/platform/router'
import { type PlayerKey, usePlayerKeys } from '../../../../common/player/keys/player-keys.ts'
import { useHashChoice } from '../../../../common/tabs/use-hash-choice.ts'
import { loadNotes } from '../notes/load-notes.ts'
import type { NotesPanelProps } from '../notes/notes-panel.tsx'
import { OutlinePanel, type OutlinePanelProps } from '../../../../common/outline/outline-panel.tsx'
import type { ReplayPanelProps } from '../replay/replay-panel.tsx'
import { loadTranscript } from '../transcript/load-transcript.ts'
import type { TranscriptPanelProps } from '../transcript/transcript-panel.tsx'
import sizes from '../lesson-sizes.module.css'
import css from './side-panel.module.css'

const names = { outline: '目录', transcript: '文稿', notes: '笔记', chat: '聊天' }
const withoutChat = ['outline', 'transcript', 'notes'] as const
const withChat = [...withoutChat, 'chat'] as const

const loadReplay = async () => (await import(/* webpackChunkName: "lesson-replay" */ '../replay/replay-panel.tsx')).ReplayPanel

interface LazyPanelProps<Props extends object> {
  name: string
  load: () => Promise<ComponentType<Props>>
  props: Props
}

function LazyPanel<Props extends object>({ name, load, props }: LazyPanelProps<Props>) {
  const { Component: Panel, failed, retry } = useLazyComponent(load)
  if (Panel) return <Panel {...props} />
  return <div className={css.waiting}>{failed ? <InlineError name={name} onRetry={retry} /> : <Spinner label="加载中" />}</div>
}

export interface SidePanelProps {
  className?: string
  outline: OutlinePanelProps
  transcript: TranscriptPanelProps
  notes: Omit<NotesPanelProps, 'courseId' | 'course'> & { course: Read<CourseDetail> }
  /** The chat of the live lesson that this one recorded. `liveRoomId` empty: there was none. */
  replay: ReplayPanelProps
}

/** Beside the picture: the outline of the course, what is said in the lesson, the learner's notes, or its chat. */
export function SidePanel({ className, outline, transcript, notes, replay }: SidePanelProps) {
  const panels = replay.liveRoomId === '' ? withoutChat : withChat
  const { current, hrefOf } = useHashChoice<keyof typeof names>('side', panels, 'tab')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // With the notes open already, another entry in the history would be a step back that does nothing.
  const replace = current === 'notes'
  const notesAddress = pathname + search + hrefOf('notes')
  const notesElement = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(false)
  const mountNotes = useCallback((element: HTMLDivElement | null) => {
    notesElement.current = element
    if (element && takesFocus.current) element.focus()
    takesFocus.current = false
  }, [])
  const openNotes = useCallback(() => {
    takesFocus.current = notesElement.current === null
    notesElement.current?.focus()
    void navigate(notesAddress, { replace })
  }, [navigate, notesAddress, replace])
  usePlayerKeys(useMemo((): PlayerKey[] => [{ keys: ['b'], shown: 'B', label: '打开笔记', topic: '课程', run: openNotes }], [openNotes]))
  return (
    <div className={classNames(sizes.side, css.panel, className)}>
      <div className={css.inner}>
        <div className={css.tabs}>
          <ChoiceRow
            look="tabs"
            label="视频旁的内容"
            choices={panels.map((name) => ({ key: name, name: names[name], href: hrefOf(name), current: name === current }))}
          />
        </div>
        <SectionBoundary key={current} name={names[current]}>
          {current === 'outline' && <OutlinePanel {...outline} />}
          {current === 'transcript' && <LazyPanel name={names.transcript} load={loadTranscript} props={transcript} />}
          {current === 'notes' && (
            <div ref={mountNotes} className={css.notes} tabIndex={-1}>
              <VisuallyHidden as="h2">{names.notes}</VisuallyHidden>
              <ReadView query={notes.course} loading={<Spinner label="加载中" />}>
                {(course) => <LazyPanel name={names.notes} load={loadNotes} props={{ ...notes, courseId: course.id, course }} />}
              </ReadView>
            </div>
          )}
          {current === 'chat' && <LazyPanel name={names.chat} load={loadReplay} props={replay} />}
        </SectionBoundary>
      </div>
    </div>
  )
}
