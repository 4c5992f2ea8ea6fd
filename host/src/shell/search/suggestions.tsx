import { readAnswersBy } from '@xhkt/platform/api'
import { removeSearch, clearSearches } from '@xhkt/kit/search/history'
import { MarkedText } from '@xhkt/kit/search/marked-text'
import { classNames } from '@xhkt/kit/ui/class-names'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import type { SuggestionsProps } from '../layout/search-box.tsx'
import { useSearchInput } from './use-search-input.ts'
import { type SuggestionGroup, useSuggestionGroups } from './use-suggestions.ts'
import { listId } from '../layout/search-list-id.ts'
import { optionId, useOptionKeys } from './use-option-keys.ts'
import css from './suggestions.module.css'
import { answers } from './answers.ts'

readAnswersBy(answers)

export { recordSearch } from '@xhkt/kit/search/history'

const optionsOf = ({ kind, words }: SuggestionGroup) => words.map((word) => ({ key: `${kind} ${word}`, word, removable: kind === 'history' }))

function Word({ word, keyword }: { word: string; keyword: string }) {
  return (
    <span className={css.word} title={word}>
      <MarkedText text={word} keyword={keyword} />
    </span>
  )
}

/** The panel below the focused box: history and hot words while it is empty, else suggestions for the text. */
export function Suggestions({ input }: SuggestionsProps) {
  const { text, open, setOpen, isComposing } = useSearchInput(input)
  const { groups, failed } = useSuggestionGroups(text, open)
  const shown = open ? groups : []
  const active = useOptionKeys(input, { options: shown.flatMap(optionsOf), isComposing, setOpen, onRemove: removeSearch })
  if (!open || (shown.length === 0 && !failed)) return null

  const firstOf = (group: number) => shown.slice(0, group).reduce((sum, { words }) => sum + words.length, 0)
  return (
    <div className={css.panel}>
      <div id={listId} role="listbox" aria-label="搜索建议">
        {shown.map(({ kind, name, words }, group) => (
          <div key={kind} role="group" aria-label={kind === 'history' ? `${name}，按 Delete 键删除选中的一条` : name}>
            {kind !== 'suggestion' && (
              <p className={css.name} aria-hidden="true">
                {name}
              </p>
            )}
            <div className={kind === 'hot' ? css.chips : undefined}>
              {optionsOf({ kind, name, words }).map(({ key, word, removable }, i) => {
                const at = firstOf(group) + i
                return (
                  <div key={key} id={optionId(at)} role="option" aria-selected={at === active} className={classNames(css.option, css[kind])}>
                    <Word word={word} keyword={text} />
                    {removable && (
                      <span className={css.remove} data-remove="" title="删除" aria-hidden="true">
                        ×
                      </span>
                    )}
                  </div>
                )
              })}
            </div>
          </div>
        ))}
      </div>
      {failed && <InlineError className={css.failed} {...failed} />}
      {shown[0]?.kind === 'history' && (
        <button
          className={css.clear}
          type="button"
          onClick={() => {
            clearSearches()
            input.current?.focus()
          }}
        >
          清空
        </button>
      )}
    </div>
  )
}
