import { type SyntheticEvent, useRef, useState } from 'react'
import { Input, type InputProps, type InputRef } from '@xhkt/platform/antd/form'
import { cleanInput } from '@xhkt/kit/validate'
import { fitText } from './fit-text.ts'

export interface CleanInputProps extends Omit<InputProps, 'value' | 'onChange' | 'maxLength' | 'onCompositionEnd'> {
  value: string
  /** Characters after cleaning. The browser's own limit would cut what is pasted before its spaces are gone. */
  limit: number
  onValue: (value: string) => void
  /** Done to the raw text before it is cleaned. */
  prepare?: (raw: string) => string
  /** What is left of it; all but letters and digits goes unless told otherwise. */
  clean?: typeof cleanInput
}

/** An input that keeps what it holds clean while it is typed, without moving the caret or disturbing an input method. */
export function CleanInput({ value, limit, onValue, prepare = (raw) => raw, clean = cleanInput, ...rest }: CleanInputProps) {
  // antd's events carry a copy of the input, on which nothing can be set.
  const input = useRef<InputRef>(null)
  // What an input method has not finished yet is shown as it is.
  const [unfinished, setUnfinished] = useState<string | null>(null)

  function take(): void {
    const element = input.current?.input
    if (!element) return
    setUnfinished(null)
    const raw = prepare(element.value)
    const caret = raw === element.value ? (element.selectionStart ?? raw.length) : raw.length
    const fitted = fitText(value, raw, caret, limit, clean)
    if (fitted.value !== element.value) {
      // Before React does it, which would put the caret at the end.
      element.value = fitted.value
      element.setSelectionRange(fitted.caret, fitted.caret)
    }
    if (fitted.value !== value) onValue(fitted.value)
  }

  function change({ nativeEvent }: SyntheticEvent): void {
    const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    if (composing) setUnfinished(input.current?.input?.value ?? null)
    else take()
  }

  const status = rest['aria-invalid'] === true ? 'error' : undefined
  return <Input {...rest} status={status} ref={input} value={unfinished ?? value} onChange={change} onCompositionEnd={take} />
}
