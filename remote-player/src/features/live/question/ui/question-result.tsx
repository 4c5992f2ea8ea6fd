import type { LiveQuestion } from '@xhkt/contract'
import css from './question-card.module.css'

/** How many chose each option, and which one the learner did. */
export function QuestionResult({ question }: { question: LiveQuestion }) {
  const { text, options, counts, chosen } = question
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div role="status">
      <p className={css.text}>{text}</p>
      <ul className={css.options}>
        {options.map((option, index) => {
          const count = counts[index] ?? 0
          const percent = total > 0 ? Math.round((count / total) * 100) : 0
          return (
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
          )
        })}
      </ul>
      {counts.length === 0 && <p className={css.hint}>老师还没有公布结果</p>}
    </div>
  )
}
