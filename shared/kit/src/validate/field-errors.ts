/** The messages of the invalid fields of a form, in the order of the fields. Empty: the form is valid. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

/** Drops the fields without a message. */
export function fieldErrors<Field extends string>(messages: Record<Field, string | null>): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== null)) as FieldErrors<Field>
}
