import { useId, useState } from 'react'
import { useAction } from '@xhkt/kit/action/use-action'
import { Button } from '@xhkt/kit/ui/button'
import type { ShownQuestion } from '../../chat/model/chat-snapshot.ts'
import type { LiveChat } from '../../chat/model/live-chat.ts'
import { useChat } from '../../chat/model/use-live-chat.ts'
import { sendAnswer } from '../api/answer-call.ts'
import { QuestionResult } from './question-result.tsx'
import css from './question-card.module.css'

function Options({ chat, question }: { chat: LiveChat; question: ShownQuestion }) {
  const { mayWrite } = chat
  const name = useId()
  const [option, setOption] = useState(-1)
  const [hint, setHint] = useState('')
  const answer = useAction({ run: sendAnswer, onSuccess: (result) => chat.answered(result), onError: ({ message }) => setHint(message) })

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (option < 0) setHint('请选择一个选项')
        else answer.start({ liveRoomId: chat.room.live_room_id, questionId: question.question_id, option })
      }}
    >
      <fieldset className={css.options}>
        <legend className={css.text}>{question.text}</legend>
        {question.options.map((text, index) => (
          <label key={index} className={css.option}>
            <input
              type="radio"
              name={name}
              checked={index === option}
              disabled={!mayWrite}
              onChange={() => {
                setOption(index)
                setHint('')
              }}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <p className={css.hint} role="status">
        {mayWrite ? hint : '登录后可以答题'}
      </p>
      {mayWrite && (
        <Button type="submit" variant="primary" size="sm" loading={answer.busy}>
          提交
        </Button>
      )}
    </form>
  )
}

/** The teacher's question: answered once, then the result. A visitor only sees it. For the cards of the player. */
export function QuestionCard({ chat }: { chat: LiveChat }) {
  const question = useChat(chat, (snapshot) => snapshot.question)
  const [collapsedId, setCollapsedId] = useState('')
  if (!question) return null
  if (question.question_id === collapsedId && !question.isClosed) {
    return (
      <Button className={css.collapsed} variant="primary" size="sm" onClick={() => setCollapsedId('')}>
        老师的提问
      </Button>
    )
  }
  const collapse = () => (question.isClosed ? chat.closeQuestion() : setCollapsedId(question.question_id))
  const isResult = question.chosen >= 0 || question.isClosed || question.counts.length > 0
  return (
    <section className={css.card} aria-label="老师的提问">
      <header className={css.head}>
        <h2 className={css.title}>{question.isClosed ? '答题已结束' : '老师的提问'}</h2>
        <Button variant="text" size="sm" onClick={collapse}>
          收起
        </Button>
      </header>
      {isResult ? <QuestionResult question={question} /> : <Options key={question.question_id} chat={chat} question={question} />}
    </section>
  )
}
