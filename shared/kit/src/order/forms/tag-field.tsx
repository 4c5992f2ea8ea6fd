import type { EvaluateTag } from '@xhkt/contract'
import { classNames } from '@xhkt/kit/ui/class-names'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import type { Read } from '@xhkt/kit/ui/read-view'
import { ReadView } from '@xhkt/kit/ui/read-view'
import css from './tag-field.module.css'

interface Props {
  query: Read<{ list: EvaluateTag[] }>
  /** Their ids. */
  chosen: readonly string[]
  limit: number
  onChosen: (ids: readonly string[]) => void
}

/** The tags of an evaluation. With `limit` of them chosen, the others wait. */
export function TagField({ query, chosen, limit, onChosen }: Props) {
  const isFull = chosen.length >= limit
  const toggle = (id: string): void => onChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>课程标签（选填，最多 {limit} 个）</legend>
      <ReadView
        query={query}
        loading={<div className={css.tags} />}
        renderError={() => <InlineReadError name="课程标签" query={query} />}
      >
        {({ list }) => (
          <div className={css.tags}>
            {list.map(({ id, name }) => {
              const isChosen = chosen.includes(id)
              const isWaiting = isFull && !isChosen
              return (
                <label key={id} className={classNames(css.tag, isChosen && css.chosen, isWaiting && css.waiting)}>
                  <input type="checkbox" className={css.box} checked={isChosen} disabled={isWaiting} onChange={() => toggle(id)} />
                  {name}
                </label>
              )
            })}
          </div>
        )}
      </ReadView>
    </fieldset>
  )
}
