import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { tidyKeyword } from '@xhkt/kit/search/keyword'

type Listener = readonly [target: EventTarget, type: string, listener: (event: Event) => void, capture?: boolean]

/** Adds listeners; returns how to take them off. */
export function listen(listeners: readonly Listener[]): () => void {
  for (const [target, ...rest] of listeners) target.addEventListener(...rest)
  return () => {
    for (const [target, ...rest] of listeners) target.removeEventListener(...rest)
  }
}

/**
 * What stands in the box, and whether there is anybody to offer something to. What an input method is still composing is not
 * typed yet: nothing is asked for, and nothing sent.
 */
export function useBoxText(input: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const composing = useRef(false)

  const take = useEffectEvent((event?: Event) => {
    // The code may have come after an input method's first letters.
    if (event instanceof InputEvent && event.isComposing) composing.current = true
    if (composing.current) return
    setText(input.current?.value ?? '')
    setOpen(true)
  })
  const compose = useEffectEvent((now: boolean) => {
    composing.current = now
    take()
  })
  const submit = useEffectEvent((event: Event) => {
    if (!composing.current) {
      // A blank stays in the box, and what is offered below it.
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
    // Its code may have come after the focus.
    if (box === document.activeElement) take()
    return listen([
      [box, 'focus', take],
      [box, 'click', take],
      [box, 'input', take],
      [box, 'compositionstart', () => compose(true)],
      [box, 'compositionend', () => compose(false)],
      [box.form, 'submit', submit],
      // The pointer takes no focus from the box: the panel would go with it, and where it is narrow the button that is pressed.
      [box.form, 'mousedown', (event) => event.target !== box && event.preventDefault()],
      [box.form, 'focusout', (event) => leave((event as FocusEvent).relatedTarget)],
      [document, 'pointerdown', ({ target }) => leave(target)],
    ])
  }, [input])

  return { text, open, setOpen, isComposing: () => composing.current }
}
