import { useCallback, useState } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Button } from '@xhkt/kit/ui/button'
import type { LiveRoom } from '@xhkt/contract'
import { useChat, useLiveChat } from '../../chat/model/use-live-chat.ts'
import { RaiseHand } from '../../question/ui/raise-hand.tsx'
import { useStage } from '../model/use-stage.ts'
import { RoomBar } from './room-bar.tsx'
import sizes from './live-room-sizes.module.css'
import css from './room-screen.module.css'
import { RoomSide } from './side/room-side.tsx'
import { RoomStage } from './stage/room-stage.tsx'

export interface RoomScreenProps {
  room: LiveRoom
  /** Asks for the room again. */
  onChange: () => unknown
}

/** A live room: the picture with its bar, and beside it the chat, the materials and the outline. */
export function RoomScreen({ room, onChange }: RoomScreenProps) {
  const chat = useLiveChat(room)
  const chatStage = useChat(chat, ({ stage }) => stage)
  const askAgain = useCallback(() => void onChange(), [onChange])
  const stage = useStage(room, chatStage, askAgain)
  const [isSideShown, setSideShown] = useState(true)
  return (
    <div className={isSideShown ? sizes.room : classNames(sizes.wide, css.wide)}>
      <div className={sizes.main}>
        <RoomStage room={room} chat={chat} stage={stage} onTrouble={askAgain} />
        <RoomBar
          room={room}
          stage={stage}
          action={
            <>
              <RaiseHand chat={chat} />
              <Button className={css.fold} aria-expanded={isSideShown} onClick={() => setSideShown(!isSideShown)}>
                {isSideShown ? '收起侧栏' : '展开侧栏'}
              </Button>
            </>
          }
        />
      </div>
      {isSideShown && (
        <div className={sizes.side}>
          <RoomSide room={room} stage={stage} chat={chat} />
        </div>
      )}
    </div>
  )
}
