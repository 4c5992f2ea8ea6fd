import { attachMedia, MediaFailure, type MediaFailureReason } from '@xhkt/kit/media/attach-media'
import type { Detach, Playback, PlaybackSource } from '@xhkt/platform/media'
import { formOf, isPlayable, type PlayableForm } from './room-lines.ts'

/** Plays one form of the picture, and returns what detaches it. */
type LiveEngine = typeof attachMedia

const loadFlv = () => import(/* webpackChunkName: "flv" */ './flv-engine.ts')

/** Plays an HTTP-FLV stream. Its engine is loaded here, and nowhere else. */
function attachFlv(
  video: HTMLVideoElement,
  { url }: PlaybackSource,
  onFailure: (failure: MediaFailure) => void,
  onPlayback: (playback: Playback) => void = () => undefined,
): Detach {
  let detach: Detach | null = null
  let isDetached = false
  const fail = (reason: MediaFailureReason, text: string) => {
    if (!isDetached) onFailure(new MediaFailure(reason, text))
  }
  loadFlv().then(
    ({ playFlv }) => {
      if (isDetached) return
      detach = playFlv(video, url, () => fail('network', '直播画面中断'), onPlayback)
      if (!detach) fail('unsupported', '当前浏览器不支持播放该直播，请更换线路或浏览器')
    },
    () => fail('network', '播放器加载失败，请检查网络'),
  )
  return () => {
    isDetached = true
    detach?.()
  }
}

/** A licensed player of WebRTC would be one more engine (docs/product/live.md#picture). */
const engines: Record<PlayableForm, LiveEngine> = { hls: attachMedia, flv: attachFlv }

/** Plays a live picture, by the engine of its form. */
export const attachLive: LiveEngine = (video, source, ...handlers) => {
  const form = formOf(source.url)
  return engines[isPlayable(form) ? form : 'hls'](video, source, ...handlers)
}
