import type { Detach, FailureCause, Playback, PlaybackFailure, PlaybackSource } from '@xhkt/platform/media'

export type MediaFailureReason = PlaybackFailure | FailureCause

const messages: Record<MediaFailureReason, string> = {
  network: '视频加载失败，请检查网络后重试',
  media: '视频播放出错，请重试',
  'stale-address': '视频地址已失效，请重试',
  gone: '视频有一段缺失，请更换线路或稍后重试',
  server: '视频服务器暂时出错，请稍后重试',
  codec: '当前浏览器无法解码该视频，请更换浏览器或在APP中观看',
  unsupported: '当前浏览器不支持播放该视频，请更换浏览器',
}

/** Why a video does not play, with a message for the learner. */
export class MediaFailure extends Error {
  constructor(
    readonly reason: MediaFailureReason,
    message = messages[reason],
  ) {
    super(message)
  }
}

const loadEngine = async () => (await import(/* webpackChunkName: "media" */ './media-engine.ts')).loadMediaEngine()

/** Loads the media engine ahead of its use. A failure shows at the use. */
export function prefetchMedia(): void {
  loadEngine().catch(() => undefined)
}

/** Starts to load a source that `attachMedia` plays in a moment, before its video element is there. A failure shows at `attachMedia`. */
export function prepareMedia(source: PlaybackSource): void {
  loadEngine().then(
    (engine) => engine?.prepare?.(source),
    () => undefined,
  )
}

/**
 * Plays an HLS playlist or a file in a video element, as soon as the media engine has loaded. Calls `onFailure` with an error for
 * the learner when the engine cannot be loaded or its automatic recovery has failed, and `onPlayback` when the source is attached.
 * A new call tries again.
 */
export function attachMedia(
  video: HTMLVideoElement,
  source: PlaybackSource,
  onFailure: (failure: MediaFailure) => void,
  onPlayback: (playback: Playback) => void = () => undefined,
): Detach {
  let isDetached = false
  let detach: Detach | undefined
  const fail = (reason: MediaFailureReason): void => {
    if (!isDetached) onFailure(new MediaFailure(reason))
  }
  loadEngine().then(
    (engine) => {
      if (!engine) fail('unsupported')
      else if (!isDetached) detach = engine(video, source, (failure, cause) => fail(cause ?? failure), onPlayback)
    },
    () => fail('network'),
  )
  return () => {
    isDetached = true
    detach?.()
  }
}
