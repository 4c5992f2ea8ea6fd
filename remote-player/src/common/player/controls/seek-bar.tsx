import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { hasKeyboardFocus } from '../keys/input-modality.ts'
import { usePlayer } from '../model/player-context.ts'
import { seekBy, seekTo } from '../model/video-commands.ts'
import { useBuffered, useDuration, usePosition } from '../model/video-value.ts'
import { useCues } from '../tracks/use-cues.ts'
import { useHasPicture } from '../tracks/use-has-picture.ts'
import { cueAt } from '../tracks/cues.ts'
import css from './seek-bar.module.css'
import { SeekPreview } from './seek-preview.tsx'
import { SeekTrack } from './seek-track.tsx'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A time as a screen reader should say it: `1 小时 2 分 3 秒`. */
function spokenTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '未知'
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [
    [Math.floor(whole / HOUR), '小时'],
    [Math.floor((whole % HOUR) / MINUTE), '分'],
    [whole % MINUTE, '秒'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return said.join(' ') || '0 秒'
}

/** The bar is about so many pixels wide: a smaller part of the video cannot be seen. */
const visibleSteps = 1000
/** The smallest step of the position in seconds: `timeupdate` comes four times a second. */
const smallestStep = 0.25

/** Seconds per key. */
const steps: Partial<Record<string, number>> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5, PageDown: -60, PageUp: 60 }

/** The position as a slider. While it is dragged the picture stays; it follows when the pointer is released. */
export function SeekBar() {
  const { video, tracks } = usePlayer()
  const known = useDuration(video)
  const duration = Number.isFinite(known) ? known : 0
  const position = usePosition(video, Math.min(1, Math.max(smallestStep, duration / visibleSteps)))
  const buffered = useBuffered(video)
  const chapters = useCues(useHasPicture(video) ? tracks.chapters : '')
  const [dragged, setDragged] = useState<number | null>(null)
  const [isDragging, setIsDragging] = useState(false)
  /** Where the pointer is, 0 to 1. */
  const [hovered, setHovered] = useState<number | null>(null)
  // The pictures are needed only for a pointer over the bar.
  const thumbnails = useCues(hovered === null ? '' : tracks.thumbnails)
  const shown = dragged ?? position
  const chapter = cueAt(chapters, shown)

  const release = () => {
    if (video && dragged !== null) seekTo(video, dragged)
    setDragged(null)
    setIsDragging(false)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || !video || event.altKey || event.ctrlKey || event.metaKey || !hasKeyboardFocus()) return
    event.preventDefault()
    seekBy(video, step)
  }
  const hover = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setHovered(width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) : null)
  }
  return (
    <div className={css.bar} onPointerMove={hover} onPointerLeave={() => setHovered(null)}>
      <SeekTrack duration={duration} position={shown} buffered={buffered} chapters={chapters} notes={tracks.notes} />
      {hovered !== null && duration > 0 && (
        <SeekPreview position={hovered * duration} at={hovered} thumbnails={thumbnails} file={tracks.thumbnails} chapters={chapters} />
      )}
      <input
        className={css.slider}
        type="range"
        aria-label="播放进度"
        aria-valuetext={`${spokenTime(shown)}，共 ${spokenTime(duration)}${chapter ? `，${chapter.text}` : ''}`}
        min={0}
        max={duration}
        step="any"
        disabled={duration === 0}
        value={Math.min(shown, duration)}
        onPointerDown={() => setIsDragging(true)}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={press}
        onChange={({ target }) => {
          const to = Number(target.value)
          if (isDragging) setDragged(to)
          else if (video) seekTo(video, to)
        }}
      />
    </div>
  )
}
