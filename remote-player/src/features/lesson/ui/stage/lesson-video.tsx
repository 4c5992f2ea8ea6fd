import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Lesson } from '@xhkt/contract'
import { mergeRanges, secondsOf } from '@xhkt/contract/played-ranges'
import { reportAnswerFault } from '@xhkt/platform/api'
import { useQuery } from '@xhkt/platform/query'
import type { Opening } from '@xhkt/kit/media/use-opening'
import { type Remedy, useRemedy } from '@xhkt/kit/media/use-remedy'
import { useSkipped } from '@xhkt/kit/media/use-skipped'
import { ConnectionNotice } from '../../../../common/player/failures/connection-notice.tsx'
import { SkipNotice } from '../../../../common/player/failures/skip-notice.tsx'
import type { PlayerTracks } from '../../../../common/player/model/player-context.ts'
import { useMedia } from '../../../../common/player/model/use-media.ts'
import { VideoPlayer } from '../../../../common/player/video-player.tsx'
import { recordingControls } from '../../../../common/player/recording-controls.ts'
import { Watermark } from '../../../../common/player/watermark/watermark.tsx'
import { PlaceCard } from '../../../../common/progress/place/place-card.tsx'
import { useStudyPlace } from '../../../../common/progress/place/use-study-place.ts'
import { useStudyReport } from '../../../../common/progress/use-study-report.ts'
import { notesQuery } from '../../api/queries.ts'
import { fetchPosition, type OpenedLesson } from '../../model/open-lesson.ts'
import { useVisitorPosition } from '../../model/visitor-positions.ts'
import { AutoplaySwitch } from './autoplay-switch.tsx'
import { EndCard } from './end/end-card.tsx'
import { FullScreenNotes } from './full-screen-notes.tsx'
import { FullScreenTranscript } from './full-screen-transcript.tsx'
import { MediaErrorPanel } from './media-error-panel.tsx'
import { SoundTitle } from './sound-title.tsx'
import { ResumeNotice } from './resume-notice.tsx'
import { WaysOn } from './ways-on.tsx'
import { WideSwitch } from './wide-switch.tsx'

/** A position this near the start shows no notice, in seconds. */
const NEAR_START = 3

export interface LessonVideoProps {
  opening: Opening<OpenedLesson>
  onLine: (line: number, position: number) => void
  onRemedy: (remedy: Remedy, position: number) => void
  next: Lesson | null
  isSignedIn: boolean
  onRetry: (position: number) => Promise<void>
  onVideo: (video: HTMLVideoElement | null) => void
}

const size = <WideSwitch />

const tracksOf = ({ captions = [], thumbnails = '', chapters = '' }: OpenedLesson): PlayerTracks => ({ captions, thumbnails, chapters })

/** Reports once that an open lesson has a part that no line has. */
function useMissingReport(isMissing: boolean): void {
  useEffect(() => {
    if (isMissing) reportAnswerFault({ call: 'GET /v1/video/play', field: 'lines[].url', expected: 'all segments', received: 'HTTP 404' })
  }, [isMissing])
}

/** The player of a lesson, with what lies over the picture. */
export function LessonVideo({ opening, onLine, onRemedy, next, isSignedIn, onRetry, onVideo }: LessonVideoProps) {
  const { lesson, attempt, line, skipsUntil } = opening
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  // Before useMedia, so that its cleanup still finds the position of attached media.
  const missing = useRef(0)
  useStudyReport(video, isSignedIn ? lesson : null, missing)
  const { course_id: courseId, section_id: sectionId } = lesson
  const latestPosition = useCallback(() => fetchPosition({ courseId, sectionId }), [courseId, sectionId])
  const place = useStudyPlace(video, isSignedIn ? lesson : null, latestPosition)
  useVisitorPosition(video, lesson.section_id, isSignedIn)
  const attached = useMedia(video, { url: lesson.url, startAt: lesson.startAt, attempt, skipsUntil })
  const skipped = useSkipped(attached.playback)
  useMissingReport(skipped.length > 0)
  useEffect(() => {
    // A part that plays again is missing again.
    missing.current = secondsOf(mergeRanges(skipped.map(({ start, end }) => [start, end])))
  }, [skipped])
  // Before the metadata the element is at 0.
  const position = useCallback(() => (video && video.readyState > 0 ? video.currentTime : lesson.startAt), [video, lesson.startAt])
  const retry = useCallback(() => onRetry(position()), [onRetry, position])
  const apply = useCallback((remedy: Remedy) => onRemedy(remedy, position()), [onRemedy, position])
  const lineCount = lesson.lines?.length ?? 1
  const isAtIt = useRemedy(attached.failure, { line, lineCount, position, apply })
  const media = isAtIt ? { ...attached, failure: null, isWaiting: true } : attached
  // The notes that the list beside the picture has requested.
  const { data: notes } = useQuery({ ...notesQuery({ courseId, sectionId, keyword: '', page: 1 }), enabled: false })
  const tracks = useMemo(() => ({ ...tracksOf(lesson), notes: notes?.list.map(({ position: second }) => second) }), [lesson, notes])
  const names = useMemo(() => lesson.lines?.map(({ name }) => name) ?? [], [lesson])
  const lines = useMemo(() => ({ names, current: line, onChoose: (to: number) => onLine(to, position()) }), [names, line, onLine, position])
  const hasNext = next !== null
  const actions = useMemo(
    () => (
      <>
        <FullScreenTranscript title={lesson.title} />
        <FullScreenNotes {...{ courseId, sectionId, isSignedIn }} />
        {hasNext && <AutoplaySwitch />}
      </>
    ),
    [lesson.title, courseId, sectionId, isSignedIn, hasNext],
  )
  const { isEnded, failure } = media
  const lastSkipped = skipped.at(-1)
  const isElsewhere = place.status !== 'free'

  useEffect(() => {
    onVideo(video)
    return () => onVideo(null)
  }, [video, onVideo])

  const isResumed = lesson.startAt >= NEAR_START && attempt === 0
  return (
    <VideoPlayer
      title={lesson.title}
      poster={lesson.poster}
      video={video}
      onVideo={setVideo}
      media={media}
      recording={recordingControls}
      tracks={tracks}
      lines={lines}
      actions={actions}
      size={size}
      overlays={
        video && (
          <>
            <SoundTitle video={video} title={lesson.title} cover={lesson.poster} />
            <Watermark />
            {!failure && isResumed && !isEnded && !isElsewhere && <ResumeNotice video={video} position={lesson.startAt} />}
            {lastSkipped && !failure && <SkipNotice key={lastSkipped.end} part={lastSkipped} />}
            <ConnectionNotice
              key={attempt}
              media={media}
              onOtherLine={names.length > 1 ? () => lines.onChoose((line + 1) % names.length) : undefined}
            />
          </>
        )
      }
      isCovered={isElsewhere && !failure}
      cards={
        video && (
          <>
            {isEnded && !failure && <EndCard {...{ video, lesson, skipped, next, isSignedIn }} />}
            {!failure && <PlaceCard {...place} />}
            {failure && (
              <MediaErrorPanel key={attempt} failure={failure} attempt={attempt} onRetry={retry}>
                <WaysOn {...{ failure, lesson, lines, next }} position={position()} />
              </MediaErrorPanel>
            )}
          </>
        )
      }
    />
  )
}
