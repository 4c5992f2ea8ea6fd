import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { tidyKeyword } from '@xhkt/kit/search/keyword'

type Listener = readonly [target: EventTarget, type: string, listener: (event: Event) => void, capture?: boolean]

/** Adds listeners and returns a function that removes them. */
export function listen(listeners: readonly Listener[]): () => void {
  for (const [target, ...rest] of listeners) target.addEventListener(...rest)
  return () => {
    for (const [target, ...rest] of listeners) target.removeEventListener(...rest)
  }
}

/**
 * The text of the search box, and whether its panel is open. Text that an input method is still composing does not count: it triggers
 * neither suggestions nor a search.
 */
export function useSearchInput(input: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const composing = useRef(false)

  const update = useEffectEvent((event?: Event) => {
    // This chunk may have loaded in the middle of a composition.
    if (event instanceof InputEvent && event.isComposing) composing.current = true
    if (composing.current) return
    // The next key does not wait for the panel.
    startTransition(() => {
      setText(input.current?.value ?? '')
      setOpen(true)
    })
  })
  const compose = useEffectEvent((now: boolean) => {
    composing.current = now
    update()
  })
  const submit = useEffectEvent((event: Event) => {
    if (!composing.current) {
      // An empty search is not submitted, and the panel stays open.
      if (tidyKeyword(input.current?.value ?? '')) setOpen(false)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  })
  const leave = useEffectEvent((to: EventTarget | null) => {
    if (!(to instanceof Node && input.current?.form?.contains(to))) setOpen(false)
  })

  useEffect(() => {
    const box = input.current
    if (!box?.form) return
    // The box may have got the focus before this chunk loaded.
    if (box === document.activeElement) update()
    return listen([
      [box, 'focus', update],
      [box, 'click', update],
      [box, 'input', update],
      [box, 'compositionstart', () => compose(true)],
      [box, 'compositionend', () => compose(false)],
      [box.form, 'submit', submit],
      // A press must not take the focus from the box: the panel would close, and the box may shrink under the pressed button.
      [box.form, 'mousedown', (event) => event.target !== box && event.preventDefault()],
      [box.form, 'focusout', (event) => leave((event as FocusEvent).relatedTarget)],
      [document, 'pointerdown', ({ target }) => leave(target)],
    ])
  }, [input])

  return { text, open, setOpen, isComposing: () => composing.current }
}
