import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import type { LiveChat } from '../../chat/model/live-chat.ts'
import { useChat } from '../../chat/model/use-live-chat.ts'
import { questionWords } from '../model/question-words.ts'

const load = async () => (await import(/* webpackChunkName: "question-card" */ './question-card.tsx')).QuestionCard

function Card({ chat }: { chat: LiveChat }) {
  const { Component } = useLazyComponent(load)
  return Component && <Component chat={chat} />
}

/** The teacher's question, where it stands among the cards of the player. A screen reader hears what comes; the focus stays where it is. */
export function QuestionSlot({ chat }: { chat: LiveChat }) {
  const question = useChat(chat, (snapshot) => snapshot.question)
  return (
    <>
      <div role="status">
        <VisuallyHidden>{question && questionWords(question)}</VisuallyHidden>
      </div>
      {question && <Card chat={chat} />}
    </>
  )
}
