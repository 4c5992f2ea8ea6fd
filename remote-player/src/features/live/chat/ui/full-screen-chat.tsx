import { useMemo, useState } from 'react'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { type PlayerKey, usePlayerKeys } from '../../../../common/player/keys/player-keys.ts'
import { ControlPanel } from '../../../../common/player/menus/control-panel.tsx'
import { usePlayer } from '../../../../common/player/model/player-context.ts'
import type { LiveChat } from '../model/live-chat.ts'
import { useChatAccess } from '../model/use-chat-access.ts'

const load = async () => (await import(/* webpackChunkName: "compact-composer" */ './compact-composer.tsx')).CompactComposer

function Speak({ chat }: { chat: LiveChat }) {
  const [isOpen, setOpen] = useState(false)
  usePlayerKeys(useMemo((): PlayerKey[] => [{ keys: ['Enter'], shown: 'Enter', label: '发言', topic: '课程', run: () => setOpen(true) }], []))
  return (
    <ControlPanel label="发言" shortcut="Enter" text="发言" isOpen={isOpen} onOpen={setOpen}>
      <LazyContent load={load} name="发言" props={{ chat }} />
    </ControlPanel>
  )
}

/** For the bar of the player: where one writes while the chat is out of sight, as the picture fills the page or the screen. */
export function FullScreenChat({ chat }: { chat: LiveChat }) {
  const { isFull } = usePlayer()
  const access = useChatAccess(chat)
  return isFull && access === 'open' ? <Speak chat={chat} /> : null
}
