import type { Quality } from '@xhkt/platform/media'
import { useOnline } from '@xhkt/kit/query/use-online'
import type { MediaState } from '../model/use-media.ts'
import { usePlaybackState } from '../model/use-playback-state.ts'
import css from './connection-notice.module.css'
import { useStalled } from './use-stalled.ts'

export interface ConnectionNoticeProps {
  media: MediaState
  /** Plays from another server; absent if there is none. */
  onOtherLine?: () => void
}

function lowerQuality(qualities: readonly Quality[], playing: Quality | null): Quality | undefined {
  const index = qualities.findIndex(({ id }) => id === playing?.id)
  return playing ? qualities[index + 1] : qualities.at(-1)
}

/** Says that the network is gone, or that loading takes long, and offers what may help. Playing continues by itself. */
export function ConnectionNotice({ media, onOtherLine }: ConnectionNoticeProps) {
  const { isWaiting, isBlocked, failure, playback } = media
  const isOffline = !useOnline()
  const [isStalled, countAnew] = useStalled(isWaiting && !isBlocked && !failure && !isOffline)
  const { qualities, chosen, current } = usePlaybackState(playback)
  const lower = qualities.length > 1 ? lowerQuality(qualities, chosen ?? current) : undefined

  const tryAnother = (change: () => void) => () => {
    countAnew()
    change()
  }

  if (failure || (!isOffline && !isStalled)) return null
  if (isOffline) {
    return (
      <p className={css.notice} role="status">
        {isWaiting ? '网络已断开，恢复后会自动继续播放' : '网络已断开，正在播放已加载的部分'}
      </p>
    )
  }
  return (
    <div className={css.notice} role="status">
      视频加载较慢，请稍候
      {onOtherLine && (
        <button className={css.action} type="button" onClick={tryAnother(onOtherLine)}>
          换条线路
        </button>
      )}
      {lower && (
        <button className={css.action} type="button" onClick={tryAnother(() => playback?.setQuality(lower))}>
          降低清晰度
        </button>
      )}
    </div>
  )
}
