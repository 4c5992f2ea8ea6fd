import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { toast } from '@xhkt/platform/toast'
import { PlayButton } from './controls/play-button.tsx'
import { PlayerControls } from './controls/player-controls.tsx'
import { useFullScreenStage } from './full-screen-stage.tsx'
import { useBasicKeys } from './keys/use-basic-keys.ts'
import { noLines, noTracks, type PlayerLines, PlayerProvider, type PlayerTracks, type RecordingControls } from './model/player-context.ts'
import { useControlsShown } from './model/use-controls-shown.ts'
import { useFocusWrap } from './model/use-focus-wrap.ts'
import { useFullScreen, usePageFullScreen } from './model/use-full-screen.ts'
import { useKeyHint } from './model/use-key-hint.ts'
import type { MediaState } from './model/use-media.ts'
import { usePictureClicks } from './model/use-picture-clicks.ts'
import { useVideoSettings } from './model/use-video-settings.ts'
import { usePaused } from './model/video-value.ts'
import css from './video-player.module.css'

export interface VideoPlayerProps {
  /** The name of the video. */
  title: string
  poster?: string
  video: HTMLVideoElement | null
  /** Receives the video element. */
  onVideo: (video: HTMLVideoElement | null) => void
  /** What `useMedia` returns for the same video. */
  media: MediaState
  /** Null: a live picture. */
  recording: RecordingControls | null
  /** Memoized, as `lines`. */
  tracks?: PlayerTracks
  lines?: PlayerLines
  /** Controls of the feature in the bar; memoized. */
  actions?: ReactNode
  /** Its control for the size of the picture in the page. */
  size?: ReactNode
  /** Over the picture, under the controls: watermark, moving comments, notices. */
  overlays?: ReactNode
  /** Over everything: what takes the place of the picture. */
  cards?: ReactNode
  /** A card takes the place of the controls too. */
  isCovered?: boolean
}

const loadKeyList = () => import(/* webpackChunkName: "key-list" */ './keys/key-list.tsx').then((module) => module.KeyList)

/** A video in 16:9 with what lies over it, all of which goes into full screen together. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, poster, video, onVideo, media, recording, tracks = noTracks, lines = noLines, actions, size, overlays, cards } = props
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const [controls, setControls] = useState<HTMLDivElement | null>(null)
  const { isWaiting, isBlocked, failure, playback } = media
  const ownFull = useFullScreen(frame)
  const ownPage = usePageFullScreen()
  const stage = useFullScreenStage()
  const { full, page } = stage ?? { full: ownFull, page: ownPage }
  const isFull = full.isFull || page.isFull
  // Nothing under what covers the player may take the focus. The error of a recording leaves the controls free.
  const isUsable = (!failure || recording !== null) && !props.isCovered
  const player = useMemo(
    () => ({ video, frame, playback, isFull, recording, tracks, lines }),
    [video, frame, playback, isFull, recording, tracks, lines],
  )
  const isPaused = usePaused(video)
  const isShown = useControlsShown(frame, controls) || isPaused || failure !== null
  const [hint, say] = useKeyHint()
  /** The open list of keys. */
  const [KeyList, setKeyList] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const openList = useCallback(() => {
    loadKeyList().then(
      (loaded) => setKeyList(() => loaded),
      () => toast.error('快捷键加载失败，请重试'),
    )
  }, [])

  useFocusWrap(frame, isFull)
  useVideoSettings(video, recording !== null)
  usePictureClicks(video, full.toggle)
  useBasicKeys(player, { togglePage: page.toggle, toggleFull: full.toggle, leavePage: page.leave, openList, say })

  return (
    <PlayerProvider value={player}>
      <div
        ref={setFrame}
        tabIndex={-1}
        className={classNames(css.frame, !stage && page.isFull && !full.isFull && css.overPage, !isShown && css.resting)}
        data-page-full={page.isFull || undefined}
        role="group"
        aria-label="视频播放器"
      >
        {/* Captions are drawn over the picture, so that they can be larger and stay clear of the controls. */}
        <video className={css.video} ref={onVideo} poster={poster || undefined} aria-label={title} playsInline preload="auto">
          <track kind="captions" />
        </video>
        {overlays && <div className={css.overlays}>{overlays}</div>}
        {isWaiting && !isBlocked && !failure && (
          <div className={css.buffering}>
            <Spinner label="加载中" size={40} />
          </div>
        )}
        {recording && <recording.CaptionsLayer isRaised={isShown} />}
        <p className={css.hint} role="status">
          {hint}
        </p>
        {isBlocked && !failure && isUsable && <PlayButton />}
        {isUsable && <PlayerControls ref={setControls} {...{ isShown, full, page, actions, size }} onKeyList={openList} />}
        {cards}
        {KeyList && <KeyList onClose={() => setKeyList(null)} />}
      </div>
    </PlayerProvider>
  )
}
