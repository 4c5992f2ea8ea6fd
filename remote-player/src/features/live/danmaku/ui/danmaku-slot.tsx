import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import type { LiveChat } from '../../chat/model/live-chat.ts'
import { useDanmakuSettings } from '../model/danmaku-settings.ts'
import { useReducedMotion } from '../model/use-reduced-motion.ts'

const load = async () => (await import(/* webpackChunkName: "danmaku" */ './danmaku.tsx')).Danmaku

function LazyDanmaku({ chat }: { chat: LiveChat }) {
  // If it fails, the chat still has all messages.
  const { Component } = useLazyComponent(load)
  return Component && <Component chat={chat} />
}

/** For the overlays of the player: the danmaku, unless they are switched off, or the system asks for less motion. */
export function DanmakuSlot({ chat }: { chat: LiveChat }) {
  const { isOn } = useDanmakuSettings()
  const isStill = useReducedMotion()
  return isOn && !isStill ? <LazyDanmaku chat={chat} /> : null
}
