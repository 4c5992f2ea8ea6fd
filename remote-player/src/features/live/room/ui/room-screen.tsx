import { useCallback, useState } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Button } from '@xhkt/kit/ui/button'
import type { LiveRoom } from '@xhkt/contract'
import { SectionBoundary } from '@xhkt/kit/ui/section-boundary'
import { useChat, useLiveChat } from '../../chat/model/use-live-chat.ts'
import { ChatPanel } from '../../chat/ui/chat-panel.tsx'
import { RaiseHand } from '../../question/ui/raise-hand.tsx'
import { useStage } from '../model/use-stage.ts'
import { RoomBar } from './room-bar.tsx'
import sizes from './live-room-sizes.module.css'
import css from './room-screen.module.css'
import { RoomStage } from './stage/room-stage.tsx'

export interface RoomScreenProps {
  room: LiveRoom
  /** Asks for the room again. */
  onChange: () => unknown
}

/** A live room: the picture with what belongs to it, and the chat beside it. */
export function RoomScreen({ room, onChange }: RoomScreenProps) {
  const chat = useLiveChat(room)
  const chatStage = useChat(chat, ({ stage }) => stage)
  const askAgain = useCallback(() => void onChange(), [onChange])
  const stage = useStage(room, chatStage, askAgain)
  const [isChatShown, setChatShown] = useState(true)
  return (
    <div className={isChatShown ? sizes.room : css.wide}>
      <div className={css.main}>
        <RoomStage room={room} chat={chat} stage={stage} onTrouble={askAgain} />
        <RoomBar
          room={room}
          stage={stage}
          action={
            <>
              <RaiseHand chat={chat} />
              <Button aria-expanded={isChatShown} onClick={() => setChatShown(!isChatShown)}>
                {isChatShown ? '收起聊天' : '展开聊天'}
              </Button>
            </>
          }
        />
      </div>
      {isChatShown && (
        <div className={classNames(sizes.chat, css.chat)}>
          <SectionBoundary name="聊天">
            <ChatPanel chat={chat} />
          </SectionBoundary>
        </div>
      )}
    </div>
  )
}
