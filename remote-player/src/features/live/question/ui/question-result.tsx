import type { LiveQuestion } from '@xhkt/contract'
import { sharesOf } from '../model/question-words.ts'
import css from './question-card.module.css'

/** How many chose each option, and which one the learner did. */
export function QuestionResult({ question }: { question: LiveQuestion }) {
  const { text, counts, chosen } = question
  return (
    <>
      <p className={css.text}>{text}</p>
      <ul className={css.options}>
        {sharesOf(question).map(({ option, count, percent }, index) => (
          <li key={index} className={css.result} data-chosen={index === chosen || undefined}>
            <span className={css.bar} style={{ width: `${percent}%` }} />
            <span className={css.words}>
              {option}
              {index === chosen && '（我的选择）'}
            </span>
            {counts.length > 0 && (
              <span>
                {count} 人，{percent}%
              </span>
            )}
          </li>
        ))}
      </ul>
      {counts.length === 0 && <p className={css.hint}>老师还没有公布结果</p>}
    </>
  )
}
