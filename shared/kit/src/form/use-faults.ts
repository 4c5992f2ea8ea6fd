import { useId, useState } from 'react'
import type { Faults } from '@xhkt/kit/validate'

interface FaultsOfForm<Field extends string> {
  /** What each field is told. */
  faults: Faults<Field>
  /** The id of a field's control, of this form alone: a dialog and the page below it may show the same form. */
  idOf: (field: Field) => string
  /** Shows what is wrong, takes the learner to the first of it, and says whether there is anything. */
  tell: (found: Faults<Field>) => boolean
  /** Takes the message off a field that the learner changes. */
  forgive: (field: Field) => void
}

/** The messages of a form, each beside its field. */
export function useFaults<Field extends string>(): FaultsOfForm<Field> {
  const form = useId()
  const [faults, setFaults] = useState<Faults<Field>>({})
  const idOf = (field: Field): string => `${form}${field}`
  return {
    faults,
    idOf,
    tell: (found) => {
      setFaults(found)
      const [first] = Object.keys(found) as Field[]
      if (first !== undefined) document.getElementById(idOf(first))?.focus()
      return first !== undefined
    },
    forgive: (field) => setFaults(({ [field]: _, ...others }) => others as Faults<Field>),
  }
}
