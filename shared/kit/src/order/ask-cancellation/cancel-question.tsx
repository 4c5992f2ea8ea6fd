import { type ChangeEvent, useState } from 'react'
import css from './cancel-question.module.css'

const reasons = ['不想买了', '买错课程了', '价格不合适', '支付遇到问题', '其他原因']
/** The contract takes 50 characters for both together. */
const wordsMax = 40

interface CancelQuestionProps {
  /** The question, whose answers are 确定 and 取消. */
  question: string
  /** Called with the reason that is chosen and typed so far; empty: none. */
  onReason: (reason: string) => void
}

/** Asks before an order is cancelled, and for a reason, which is optional. */
export function CancelQuestion({ question, onReason }: CancelQuestionProps) {
  const [chosen, setChosen] = useState('')
  const [words, setWords] = useState('')
  const tell = (reason: string, own: string) => onReason([reason, own.trim()].filter(Boolean).join('：'))
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setChosen(target.value)
    tell(target.value, words)
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setWords(target.value)
    tell(chosen, target.value)
  }
  return (
    <>
      <p className={css.question}>{question}</p>
      <fieldset className={css.reasons}>
        <legend className={css.legend}>原因（选填）</legend>
        {reasons.map((reason) => (
          <label key={reason} className={css.reason}>
            <input type="radio" name="cancel-reason" value={reason} checked={chosen === reason} onChange={choose} />
            {reason}
          </label>
        ))}
      </fieldset>
      <input className={css.words} aria-label="补充说明" placeholder="补充说明（选填）" maxLength={wordsMax} value={words} onChange={type} />
    </>
  )
}
