import * as paths from '@xhkt/contract/paths'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { useWords } from '../model/use-search.ts'
import css from './words.module.css'

/** Other words to search for. */
export function Words({ history = false }: { history?: boolean }) {
  return useWords({ history }).map(({ name, words, failed }) => (
    <section key={name} className={css.section} aria-label={name}>
      <h2 className={css.name}>{name}</h2>
      {failed && <InlineError name={name} {...failed} />}
      <ul className={css.words}>
        {words.map((word) => (
          <li key={word} className={css.item}>
            <a className={css.word} href={paths.search(word)} title={word}>
              {word}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
