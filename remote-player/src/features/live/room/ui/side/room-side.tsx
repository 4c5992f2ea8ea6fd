import type { LiveRoom, LiveStage } from '@xhkt/contract'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { SectionBoundary } from '@xhkt/kit/ui/section-boundary'
import { useHashChoice } from '../../../../../common/tabs/use-hash-choice.ts'
import type { LiveChat } from '../../../chat/model/live-chat.ts'
import { ChatPanel } from '../../../chat/ui/chat-panel.tsx'
import css from './room-side.module.css'

const names = { chat: '聊天', materials: '资料', outline: '目录' }
const panels = ['chat', 'materials', 'outline'] as const

// The chunk has the materials of a lesson too: each further chunk would add a digest to every page.
const loadCourse = async () => (await import(/* webpackChunkName: "course-content" */ './room-course.tsx')).RoomCourse

export interface RoomSideProps {
  room: LiveRoom
  stage: LiveStage
  chat: LiveChat
}

/** Beside the picture: the chat, or what belongs to the course. */
export function RoomSide({ room, stage, chat }: RoomSideProps) {
  const { current, hrefOf } = useHashChoice<keyof typeof names>('side', panels)
  return (
    <div className={css.side}>
      <div className={css.tabs}>
        <ChoiceRow
          look="tabs"
          label="直播旁的内容"
          choices={panels.map((name) => ({ key: name, name: names[name], href: hrefOf(name), current: name === current }))}
        />
      </div>
      <SectionBoundary key={current} name={names[current]}>
        {current === 'chat' ? (
          <ChatPanel chat={chat} />
        ) : (
          <LazyContent load={loadCourse} name={names[current]} props={{ room, stage, shown: current }} />
        )}
      </SectionBoundary>
    </div>
  )
}
