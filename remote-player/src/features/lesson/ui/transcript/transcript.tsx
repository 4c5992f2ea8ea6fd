import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { saveTextFile } from '@xhkt/kit/files/save-file'
import { Button } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { seekTo } from '../../../../common/player/model/video-commands.ts'
import { useVideoValue } from '../../../../common/player/model/video-value.ts'
import type { Cue } from '../../../../common/player/tracks/cues.ts'
import { formatDuration } from '@xhkt/kit/format'
import { cueNumberAt, findCues } from '../../model/transcript/find-cues.ts'
import { showRow, useFollowing } from '../../model/transcript/use-following.ts'
import { useMoveFocus } from '../../../../common/ui/use-move-focus.ts'
import { PART_LINES, TranscriptPart } from './transcript-part.tsx'
import { TranscriptSearch } from './transcript-search.tsx'
import css from './transcript.module.css'

const partOf = (number: number): number => Math.floor(number / PART_LINES)

const timeEvents = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata'] as const

/** The number of the line that is said now. Renders only when it changes. */
const useCurrentLine = (video: HTMLVideoElement | null, cues: readonly Cue[]): number =>
  useVideoValue(video, timeEvents, ({ currentTime }) => cueNumberAt(cues, currentTime), cueNumberAt(cues, 0))

/** A transcript as a text: the lesson, then each line after its time. */
const transcriptText = (title: string, cues: readonly Cue[]): string =>
  `${[title, '', ...cues.map(({ start, text }) => `[${formatDuration(Math.floor(start))}] ${text.replaceAll('\n', ' ')}`)].join('\n')}\n`

export interface TranscriptProps {
  /** The name of the lesson. */
  title: string
  cues: readonly Cue[]
  video: HTMLVideoElement | null
}

/** What is said in the lesson, line by line. It follows the picture until the learner scrolls or searches. */
export function Transcript({ title, cues, video }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null)
  const current = useCurrentLine(video, cues)
  const { isFollowing, follow, stopFollowing } = useFollowing(list, current)
  useMoveFocus(list, 'button')
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState(0)
  // Deferred, so that typing in the search field does not wait for the lines of a long lesson.
  const marked = useDeferredValue(keyword)
  const matches = useMemo(() => findCues(cues, marked), [cues, marked])
  const parts = useMemo(
    () => Array.from({ length: Math.ceil(cues.length / PART_LINES) }, (_, at) => cues.slice(at * PART_LINES, (at + 1) * PART_LINES)),
    [cues],
  )
  const match = matches[chosen] ?? -1
  const tabStop = Math.max(0, current)

  const seek = useCallback(
    (seconds: number) => {
      if (video) seekTo(video, seconds)
      follow()
    },
    [video, follow],
  )
  const show = (nth: number) => {
    setChosen(nth)
    stopFollowing()
    showRow(list.current, list.current?.querySelector<HTMLElement>(`[data-line="${matches[nth]}"]`))
  }
  const search = (text: string) => {
    setKeyword(text)
    setChosen(0)
    const [first] = findCues(cues, text)
    if (first === undefined) return
    stopFollowing()
    showRow(list.current, list.current?.querySelector<HTMLElement>(`[data-line="${first}"]`))
  }

  return (
    <section className={css.panel} aria-label="文稿">
      <TranscriptSearch keyword={keyword} onKeyword={search} count={matches.length} chosen={chosen} onChoose={show}>
        <Button size="sm" onClick={() => saveTextFile(`${title}-文稿`, transcriptText(title, cues))}>
          下载<VisuallyHidden>文稿</VisuallyHidden>
        </Button>
      </TranscriptSearch>
      <ol className={css.lines} ref={list}>
        {parts.map((part, at) => {
          const here = (number: number): number => (partOf(number) === at ? number : -1)
          return (
            <TranscriptPart
              key={at}
              cues={part}
              first={at * PART_LINES}
              current={here(current)}
              chosen={here(match)}
              tabStop={here(tabStop)}
              keyword={marked}
              turn={Math.abs(at - partOf(match < 0 ? tabStop : match))}
              onSeek={seek}
            />
          )
        })}
      </ol>
      {!isFollowing && (
        <Button className={css.follow} size="sm" variant="primary" onClick={follow}>
          回到当前位置
        </Button>
      )}
    </section>
  )
}
