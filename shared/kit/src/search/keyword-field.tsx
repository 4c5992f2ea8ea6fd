import { useId } from 'react'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { keywordLimit } from './keyword.ts'
import css from './keyword-field.module.css'

export interface KeywordFieldProps {
  /** Its accessible name, and what it shows while it is empty. */
  label: string
  value: string
  onValue: (value: string) => void
}

/** The field of a search that is submitted. */
export function KeywordField({ label, value, onValue }: KeywordFieldProps) {
  const id = useId()
  return (
    <>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <input
        id={id}
        className={css.field}
        type="search"
        value={value}
        maxLength={keywordLimit}
        placeholder={label}
        autoComplete="off"
        onChange={(event) => onValue(event.target.value)}
      />
    </>
  )
}
