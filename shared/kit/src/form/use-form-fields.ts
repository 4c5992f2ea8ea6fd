import { type FieldErrorState, useFieldErrors } from './use-field-errors.ts'

/** The values of a form's fields. Kept outside the form, so that they can outlive it. */
export interface FormValues<Name extends string> {
  draft: Record<Name, string>
  onDraft: (change: Partial<Record<Name, string>>) => void
}

interface Field {
  id: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

/**
 * The props of each field of a form, and the form's messages. A change of a field clears its message.
 * `Other` names the controls that have a message but no text, as the tick of an agreement.
 */
export function useFormFields<Name extends string, Other extends string = never>({
  draft,
  onDraft,
}: FormValues<Name>): FieldErrorState<Name | Other> & { field: (name: Name) => Field } {
  const fieldErrors = useFieldErrors<Name | Other>()
  const { errors, idOf, clear } = fieldErrors
  return {
    ...fieldErrors,
    field: (name) => ({
      id: idOf(name),
      value: draft[name],
      error: errors[name],
      onValue: (value) => {
        onDraft({ [name]: value } as Partial<Record<Name, string>>)
        clear(name)
      },
    }),
  }
}
