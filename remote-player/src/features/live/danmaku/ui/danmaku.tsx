import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { usePlayer } from '../../../../common/player/model/player-context.ts'
import { usePaused } from '../../../../common/player/model/video-value.ts'
import { blockedPeople } from '../../chat/model/blocked-people.ts'
import type { LiveChat } from '../../chat/model/live-chat.ts'
import { areas, choiceOf, densities, sizes, useDanmakuSettings } from '../model/danmaku-settings.ts'
import { DanmakuLayer } from '../model/danmaku-layer.ts'
import css from './danmaku.module.css'

/** The messages as they come, moving over the picture. They stand while the picture is paused. */
export function Danmaku({ chat }: { chat: LiveChat }) {
  const { opacity, size, area, density } = useDanmakuSettings()
  const { video } = usePlayer()
  const isPaused = usePaused(video)
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const layer = useMemo(() => element && new DanmakuLayer(element), [element])
  const look = useMemo(
    () => ({ size: choiceOf(sizes, size).px, share: choiceOf(areas, area).share, most: choiceOf(densities, density).most }),
    [size, area, density],
  )

  useEffect(() => {
    if (!layer) return undefined
    layer.start()
    const { userId } = chat.room.userInfo
    const end = chat.onMessage(({ text, user }) => {
      if (blockedPeople().has(user.user_id)) return
      layer.show({ text, tone: user.user_id === userId ? 'own' : user.role === 'learner' ? 'plain' : 'teacher' })
    })
    return () => {
      end()
      layer.stop()
    }
  }, [layer, chat])
  useEffect(() => layer?.change(look), [layer, look])
  useEffect(() => (isPaused ? layer?.pause() : layer?.resume()), [layer, isPaused])

  const style = { '--danmaku-opacity': opacity, fontSize: look.size } as CSSProperties
  return <div ref={setElement} className={css.layer} style={style} aria-hidden="true" />
}
