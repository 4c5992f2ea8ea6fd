import type { KeyboardEvent } from 'react'
import { keywordLimit } from '@xhkt/kit/search/keyword'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './search-field.module.css'

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
    <input
      className={classNames(css.field, className)}
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
