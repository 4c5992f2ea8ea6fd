import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { listId } from '../layout/search-list-id.ts'
import { listen } from './use-search-input.ts'

export const optionId = (at: number): string => `${listId}-${at}`

export interface Option {
  /** Stays the same when the other options change. */
  key: string
  word: string
  /** Whether it belongs to the history and can be removed. */
  removable: boolean
}

/** Submits the form as if the word had been typed. */
function submitWord(box: HTMLInputElement, word: string): void {
  box.value = word
  box.form?.requestSubmit()
}

interface Behaviour {
  /** Empty while the panel is closed. */
  options: readonly Option[]
  isComposing: () => boolean
  setOpen: (open: boolean) => void
  onRemove: (word: string) => void
}

/**
 * Keyboard and pointer behaviour of a combobox with a listbox: the focus stays in the box, `aria-activedescendant` names the active
 * option. Returns the index of that option, or -1.
 */
export function useOptionKeys(input: RefObject<HTMLInputElement | null>, { options, isComposing, setOpen, onRemove }: Behaviour): number {
  const [key, setKey] = useState('')
  const active = options.findIndex((option) => option.key === key)
  const count = options.length
  // After the panel closes, no option is active.
  if (count === 0 && key !== '') setKey('')

  const choose = ({ word }: Option) => {
    setKey('')
    if (input.current) submitWord(input.current, word)
  }
  const removeActive = () => {
    const option = options[active]
    if (!option?.removable) return false
    const next = options[active + 1]
    setKey((next?.removable ? next : options[active - 1])?.key ?? '')
    onRemove(option.word)
    return true
  }
  /** The arrows go through the options and the box itself. */
  const move = (step: number) => {
    setOpen(true)
    const at = (active + 1 + step + count + 1) % (count + 1)
    setKey(options[at - 1]?.key ?? '')
    return true
  }
  const close = () => {
    setOpen(false)
    setKey('')
    return count > 0
  }
  const act: Record<string, () => boolean> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: close,
    Delete: removeActive,
    Enter: () => {
      const option = options[active]
      if (option) choose(option)
      return option !== undefined
    },
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing() || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (act[event.key]?.()) event.preventDefault()
  })
  const onClick = useEffectEvent(({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest('[role=option]') : null
    const at = pressed ? [...pressed.ownerDocument.querySelectorAll(`#${listId} [role=option]`)].indexOf(pressed) : -1
    const option = options[at]
    if (!option) return
    if (target instanceof Element && target.closest('[data-remove]')) onRemove(option.word)
    else choose(option)
  })
  const onType = useEffectEvent(() => setKey(''))

  useEffect(() => {
    const box = input.current
    if (!box?.form) return
    return listen([
      [box, 'keydown', (event) => onKey(event as KeyboardEvent)],
      [box, 'input', onType],
      [box.form, 'click', onClick],
    ])
  }, [input])

  useEffect(() => {
    const box = input.current
    if (!box) return
    box.setAttribute('aria-expanded', String(count > 0))
    if (active >= 0) box.setAttribute('aria-activedescendant', optionId(active))
    else box.removeAttribute('aria-activedescendant')
    // Scrolls only the panel; `scrollIntoView` would move the page too.
    const option = document.getElementById(optionId(active))
    if (option?.offsetParent) option.offsetParent.scrollTop = option.offsetTop - option.offsetParent.clientHeight / 2
  }, [input, active, count])

  return active
}
