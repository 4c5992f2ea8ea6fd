import { useId, useState } from 'react'
import type { FieldErrors } from '@xhkt/kit/validate'

export interface FieldErrorState<Field extends string> {
  /** The message of each field that has one. */
  errors: FieldErrors<Field>
  /** The id of a field's control, unique in the page: a dialog and the page below it may show the same form. */
  idOf: (field: Field) => string
  /** Shows the messages, moves the focus to the first of these fields, and returns whether there is any. */
  show: (found: FieldErrors<Field>) => boolean
  /** Takes the message off a field, as when the learner changes it. */
  clear: (field: Field) => void
}

/** The messages of a form, each beside its field. */
export function useFieldErrors<Field extends string>(): FieldErrorState<Field> {
  const form = useId()
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const idOf = (field: Field): string => `${form}${field}`
  return {
    errors,
    idOf,
    show: (found) => {
      setErrors(found)
      const [first] = Object.keys(found) as Field[]
      if (first !== undefined) document.getElementById(idOf(first))?.focus()
      return first !== undefined
    },
    clear: (field) => setErrors(({ [field]: _, ...others }) => others as FieldErrors<Field>),
  }
}
