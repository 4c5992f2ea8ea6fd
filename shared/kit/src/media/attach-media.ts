import type { Detach, PlaybackFailure, PlaybackSource } from '@xhkt/platform/media'

const messages: Record<PlaybackFailure | 'unsupported', string> = {
  network: '视频加载失败，请检查网络后重试',
  media: '视频播放出错，请重试',
  unsupported: '当前浏览器不支持播放该视频，请更换浏览器',
}

const loadEngine = async () => (await import(/* webpackChunkName: "media" */ './media-engine.ts')).loadMediaEngine()

/** Loads the media engine ahead of its use. A failure shows at the use. */
export function prefetchMedia(): void {
  loadEngine().catch(() => undefined)
}

/**
 * Plays an HLS playlist in a video element, as soon as the media engine has loaded. Calls `onFailure` with an error for the learner when
 * the engine cannot be loaded or its automatic recovery has failed. A new call tries again.
 */
export function attachMedia(video: HTMLVideoElement, source: PlaybackSource, onFailure: (failure: Error) => void): Detach {
  let isDetached = false
  let detach: Detach | undefined
  const fail = (reason: keyof typeof messages): void => {
    if (!isDetached) onFailure(new Error(messages[reason]))
  }
  loadEngine().then(
    (engine) => {
      if (!engine) fail('unsupported')
      else if (!isDetached) detach = engine(video, source, fail)
    },
    () => fail('network'),
  )
  return () => {
    isDetached = true
    detach?.()
  }
}
