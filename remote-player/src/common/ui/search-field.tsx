import type { KeyboardEvent } from 'react'
import { NativeInput } from '@xhkt/kit/form/native-control'
import { keywordLimit } from '@xhkt/kit/search/keyword'

export interface SearchFieldProps {
  /** Its accessible name, and what it shows while it is empty. */
  label: string
  value: string
  onValue: (value: string) => void
  onKeyDown?: (event: KeyboardEvent) => void
  className?: string
}

/** A field that searches the list below it while the learner types. */
export function SearchField({ label, value, onValue, onKeyDown, className }: SearchFieldProps) {
  return (
    <NativeInput
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={keywordLimit}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
