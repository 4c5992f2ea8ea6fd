import { type SyntheticEvent, useRef, useState } from 'react'
import { Input, type InputProps, type InputRef } from '@xhkt/platform/antd/form'
import { cleanInput } from '@xhkt/kit/validate'
import { fitText } from './fit-text.ts'

export interface CleanInputProps extends Omit<InputProps, 'value' | 'onChange' | 'maxLength' | 'onCompositionEnd'> {
  value: string
  /** The most characters after cleaning. `maxLength` would cut a pasted text before its spaces are removed. */
  limit: number
  onValue: (value: string) => void
  /** Changes the raw text before it is cleaned. */
  prepare?: (raw: string) => string
  /** Removes all characters but letters and digits by default. */
  clean?: typeof cleanInput
}

/** An input that cleans its text while the learner types (docs/product/forms.md#input-cleaning). It keeps the caret. */
export function CleanInput({ value, limit, onValue, prepare = (raw) => raw, clean = cleanInput, ...rest }: CleanInputProps) {
  // The events of antd have a copy of the input, which cannot be changed.
  const input = useRef<InputRef>(null)
  // The text that an input method is composing is shown unchanged.
  const [composition, setComposition] = useState<string | null>(null)

  function commit(): void {
    const element = input.current?.input
    if (!element) return
    setComposition(null)
    const raw = prepare(element.value)
    const caret = raw === element.value ? (element.selectionStart ?? raw.length) : raw.length
    const fitted = fitText(value, raw, caret, limit, clean)
    if (fitted.value !== element.value) {
      // React would set the value too, but move the caret to the end.
      element.value = fitted.value
      element.setSelectionRange(fitted.caret, fitted.caret)
    }
    if (fitted.value !== value) onValue(fitted.value)
  }

  function change({ nativeEvent }: SyntheticEvent): void {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    if (isComposing) setComposition(input.current?.input?.value ?? null)
    else commit()
  }

  const status = rest['aria-invalid'] === true ? 'error' : undefined
  return <Input {...rest} status={status} ref={input} value={composition ?? value} onChange={change} onCompositionEnd={commit} />
}
