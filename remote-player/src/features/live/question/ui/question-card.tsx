import { useId, useState } from 'react'
import { useAction } from '@xhkt/kit/action/use-action'
import { Button } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import type { ShownQuestion } from '../../chat/model/chat-snapshot.ts'
import type { LiveChat } from '../../chat/model/live-chat.ts'
import { useChat } from '../../chat/model/use-live-chat.ts'
import { sendAnswer } from '../api/queries.ts'
import { QuestionResult } from './question-result.tsx'
import css from './question-card.module.css'

const answeredBefore = 409_030
const closed = 409_031

function Options({ chat, question }: { chat: LiveChat; question: ShownQuestion }) {
  // The answer goes to the API, so a learner can answer also where nobody can write.
  const mayAnswer = chat.room.userInfo.userId !== ''
  const name = useId()
  const [option, setOption] = useState(-1)
  const [hint, setHint] = useState('')
  const answer = useAction({
    run: sendAnswer,
    onSuccess: (result) => chat.answered(result),
    onError: ({ code, message }) => {
      setHint(message)
      // Answered in another tab, or closed meanwhile: the API knows the result.
      if (code === answeredBefore || code === closed) void chat.refresh()
    },
  })

  return (
    <form
      ref={focusAncestorOnUnmount}
      onSubmit={(event) => {
        event.preventDefault()
        if (option < 0) setHint('请选择一个选项')
        else answer.start({ liveRoomId: chat.room.live_room_id, questionId: question.question_id, option })
      }}
    >
      <fieldset className={css.options}>
        <legend className={css.text}>{question.text}</legend>
        {question.options.map((text, index) => (
          <label key={index} className={classNames(css.option, index === option && css.chosen)}>
            <input
              type="radio"
              name={name}
              checked={index === option}
              disabled={!mayAnswer}
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
        {mayAnswer ? hint : '登录后可以答题'}
      </p>
      {mayAnswer && (
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
  const { question_id: id, isClosed } = question
  const isCollapsed = id === collapsedId && !isClosed
  const toggle = () => {
    if (isClosed) chat.closeQuestion()
    else setCollapsedId(isCollapsed ? '' : id)
  }
  const isResult = question.chosen >= 0 || isClosed || question.counts.length > 0
  return (
    <section ref={focusAncestorOnUnmount} className={isCollapsed ? css.collapsed : css.card} aria-label="老师的提问" tabIndex={-1}>
      <header className={css.head}>
        {!isCollapsed && <h2 className={css.title}>{isClosed ? '答题已结束' : '老师的提问'}</h2>}
        <Button variant={isCollapsed ? 'primary' : 'text'} size="sm" aria-expanded={!isCollapsed} onClick={toggle}>
          {isCollapsed ? '老师的提问' : '收起'}
        </Button>
      </header>
      {!isCollapsed && (isResult ? <QuestionResult question={question} /> : <Options key={id} chat={chat} question={question} />)}
    </section>
  )
}
