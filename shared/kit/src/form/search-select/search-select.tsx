import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CloseButton } from '@xhkt/kit/ui/close-button'
import { errorId, FormField } from '../form-field.tsx'
import { NativeInput } from '../native-control.tsx'
import { listId, optionId, OptionPanel } from './option-panel.tsx'
import { type SearchOption, type SearchSource, useSearchOptions } from './use-search-options.ts'
import css from './search-select.module.css'

export type { SearchOption, SearchSource }

export interface SearchValue {
  /** The text in the box. */
  text: string
  /** Null: nothing is chosen, whatever the text is. */
  chosen: SearchOption | null
}

export const noSearchValue: SearchValue = { text: '', chosen: null }

/** The message for a text that was typed and not chosen; undefined: there is none. */
export const unchosenError = ({ text, chosen }: SearchValue): string | undefined =>
  text.trim() !== '' && !chosen ? '请从搜索结果中选择一项，或清空' : undefined

interface Props {
  id: string
  label: string
  value: SearchValue
  error: string | undefined
  onValue: (value: SearchValue) => void
  source: SearchSource
  /** The most characters of a keyword. */
  limit: number
  placeholder: string
}

/**
 * A field for one of very many options, which the server searches: a combobox with a listbox. What is typed counts only when one of the
 * results is chosen (docs/decisions/073-search-and-choice-fields.md).
 */
export function SearchSelect({ id, label, value, error, onValue, source, limit, placeholder }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isInside, setInside] = useState(false)
  // The keyword leaves out a text that an input method is still composing. The box shows that text.
  const [isComposing, setComposing] = useState(false)
  const keyword = isOpen && !isComposing && !value.chosen ? value.text.trim() : ''
  const found = useSearchOptions(source, keyword)
  const options = found.state === 'found' ? found.options : []
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = options.findIndex((option) => option.id === activeId)
  const isShown = keyword !== ''

  const close = () => {
    setOpen(false)
    setActiveId(null)
  }
  const type = (text: string) => {
    setOpen(true)
    setActiveId(null)
    onValue({ text, chosen: null })
  }
  const choose = (chosen: SearchOption) => {
    onValue({ text: chosen.name, chosen })
    close()
  }
  const activate = (at: number) => setActiveId(options.at(at % Math.max(options.length, 1))?.id ?? null)

  const act: Record<string, () => boolean> = {
    ArrowDown: () => {
      setOpen(true)
      activate(active + 1)
      return true
    },
    ArrowUp: () => {
      setOpen(true)
      activate(active <= 0 ? -1 : active - 1)
      return true
    },
    // Without an active option, Home and End move the caret.
    Home: () => active >= 0 && (activate(0), true),
    End: () => active >= 0 && (activate(-1), true),
    // With the panel open, Enter must not send the form.
    Enter: () => {
      const option = options[active]
      if (option) choose(option)
      return isShown
    },
    Escape: () => {
      close()
      return isShown
    },
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || !act[event.key]?.()) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && box.current?.contains(relatedTarget)) return
    setInside(false)
    close()
  })
  useEffect(() => {
    const element = box.current
    const enter = () => setInside(true)
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', onLeave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', onLeave)
    }
  }, [])
  useEffect(() => {
    const option = activeId === null ? null : document.getElementById(optionId(id, activeId))
    const list = option?.parentElement
    // Scrolls only the list; `scrollIntoView` would move the page too.
    if (option && list) list.scrollTop = option.offsetTop - list.clientHeight / 2
  }, [id, activeId])

  const shownError = error ?? (isInside ? undefined : unchosenError(value))
  return (
    <FormField id={id} label={label} error={shownError}>
      <div ref={box} className={css.box}>
        <NativeInput
          ref={input}
          id={id}
          className={css.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId(id) : undefined}
          aria-activedescendant={active >= 0 ? optionId(id, activeId ?? '') : undefined}
          aria-invalid={shownError !== undefined}
          aria-describedby={errorId(id)}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          maxLength={limit}
          title={value.chosen?.name}
          value={value.text}
          onChange={({ target }) => type(target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
        {value.text !== '' && (
          <CloseButton
            className={css.clear}
            label={`清空${label}`}
            onClick={() => {
              onValue(noSearchValue)
              close()
              input.current?.focus()
            }}
          />
        )}
        <OptionPanel id={id} label={label} keyword={keyword} found={found} activeId={activeId} onChoose={choose} />
      </div>
    </FormField>
  )
}
