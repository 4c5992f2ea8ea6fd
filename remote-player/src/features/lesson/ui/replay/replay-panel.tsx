import { EmptyView } from '@xhkt/kit/ui/state-view'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { ChatMessage } from '../../../../common/chat/chat-message.tsx'
import { MessageLog } from '../../../../common/chat/message-log.tsx'
import { useReplay } from '../../model/replay/use-replay.ts'
import type { Refusal } from '../../model/use-lesson.ts'
import { OutlineBones } from '../../../../common/outline/outline-bones.tsx'
import css from './replay-panel.module.css'

export interface ReplayPanelProps {
  liveRoomId: string
  /** Why the lesson does not open. */
  refusal: Refusal | null
  /** Says how to get the course. */
  lockedText: string
  video: HTMLVideoElement | null
}

// The playback knows neither the room's picture hosts nor a name in the chat: a picture stays a link.
const reader = { pictureHosts: [], ownName: '' }

function Replay({ liveRoomId, video }: Pick<ReplayPanelProps, 'liveRoomId' | 'video'>) {
  const { current, items, jumps } = useReplay(liveRoomId, video)
  const bones = (
    <div className={css.bones}>
      <OutlineBones />
    </div>
  )
  return (
    <ReadView query={current} loading={bones}>
      {() => (
        <MessageLog key={jumps} items={items} empty="到这里还没有人发言">
          {({ key, message }, hasFocus) => <ChatMessage key={key} message={message} reader={reader} hasFocus={hasFocus} />}
        </MessageLog>
      )}
    </ReadView>
  )
}

/** What was said in the live lesson, in step with its playback. */
export const ReplayPanel = ({ refusal, lockedText, ...replay }: ReplayPanelProps) => (
  <section className={css.panel} aria-label="聊天回放">
    {refusal === 'not-bought' ? <EmptyView title={lockedText} /> : <Replay {...replay} />}
  </section>
)
