import type { ReactNode } from 'react'
import { useQuery } from '@xhkt/platform/query'
import { type Read, ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { cuesQuery } from '../../../../common/player/tracks/use-cues.ts'
import type { Refusal } from '../../model/use-lesson.ts'
import { OutlineBones } from '../../../../common/outline/outline-bones.tsx'
import css from './transcript.module.css'
import { Transcript } from './transcript.tsx'

export interface TranscriptPanelProps {
  /** The name of the lesson. */
  title: string
  /** Says how to get the course. */
  lockedText: string
  /** The WebVTT file of the captions; empty: none. */
  url: string
  /** Why the lesson does not open. */
  refusal: Refusal | null
  /** The read of the lesson, whose answer names the captions. Null: the lesson is open. */
  lesson: Read<unknown> | null
  video: HTMLVideoElement | null
}

/** The transcript of the lesson, in each of its states. */
export function TranscriptPanel({ title, lockedText, url, refusal, lesson, video }: TranscriptPanelProps) {
  const query = useQuery(cuesQuery(url))
  const views = {
    loading: (
      <div className={css.bones}>
        <OutlineBones />
      </div>
    ),
    renderError: (view: ReactNode) => <div className={css.failed}>{view}</div>,
  }
  if (refusal === 'unsigned') return <EmptyView title="签署学习协议后可以看文稿" />
  if (refusal === 'not-bought') return <EmptyView title={lockedText} />
  const mayOpenYet = refusal === null || refusal === 'failed'
  if (lesson && mayOpenYet && lesson.data === undefined) return <ReadView query={lesson} {...views}>{() => null}</ReadView>
  if (url === '') return <EmptyView title="本节没有文稿" />
  return (
    <ReadView query={query} {...views}>
      {(cues) => (cues.length > 0 ? <Transcript key={url} title={title} cues={cues} video={video} /> : <EmptyView title="本节没有文稿" />)}
    </ReadView>
  )
}
