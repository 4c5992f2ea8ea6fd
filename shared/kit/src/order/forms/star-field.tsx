import { errorId } from '@xhkt/kit/form/form-field'
import { classNames } from '@xhkt/kit/ui/class-names'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './star-field.module.css'

const names = ['非常不满意', '不满意', '一般', '满意', '非常满意'] as const

interface Props {
  /** The id of the control that takes the focus. */
  id: string
  /** 1 to 5; 0: none yet. */
  score: number
  error: string | undefined
  onScore: (score: number) => void
}

/** A score of 1 to 5 stars. Radio buttons below, so that arrow keys choose. */
export function StarField({ id, score, error, onScore }: Props) {
  return (
    <fieldset className={css.field} aria-describedby={errorId(id)}>
      <legend className={css.legend}>课程评分</legend>
      <span className={css.stars}>
        {names.map((name, at) => {
          const value = at + 1
          const takesFocus = score === 0 ? value === 1 : value === score
          return (
            <label key={name} className={classNames(css.star, value <= score && css.on)}>
              <input
                id={takesFocus ? id : undefined}
                className={css.radio}
                type="radio"
                name={id}
                checked={score === value}
                onChange={() => onScore(value)}
              />
              <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
                <path d="M12 2.8l2.8 5.8 6.4.9-4.6 4.5 1.1 6.3-5.7-3-5.7 3 1.1-6.3-4.6-4.5 6.4-.9z" />
              </svg>
              <VisuallyHidden>{`${value} 星，${name}`}</VisuallyHidden>
            </label>
          )
        })}
        <span className={css.name} aria-hidden="true">
          {names[score - 1]}
        </span>
      </span>
      <p id={errorId(id)} className={css.error} role="alert">
        {error}
      </p>
    </fieldset>
  )
}
