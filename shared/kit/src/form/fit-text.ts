import { cleanInput, codeMaxLength } from '@xhkt/kit/validate'

export interface Fitted {
  value: string
  caret: number
}

/**
 * The text of an input after an edit: cleaned (docs/product/forms.md#input-cleaning), at most `limit` characters, with the caret where the
 * learner left it. Typing into a full input is refused, because cutting would remove a character at the end unnoticed.
 * @param before The text before the edit.
 * @param raw The text after the edit, with the caret at `caret`.
 */
export function fitText(before: string, raw: string, caret: number, limit: number, clean = cleanInput): Fitted {
  const inserted = raw.length - before.length
  const isInsertion = inserted > 0 && raw.slice(0, caret - inserted) + raw.slice(caret) === before
  if (isInsertion && before.length === limit) return { value: before, caret: caret - inserted }
  const value = clean(raw, limit)
  return { value, caret: Math.min(clean(raw.slice(0, caret)).length, value.length) }
}

const areaCode = /^\D*(?:00|0)?86\D*(?=1(?:\D*\d){10}\D*$)/

/** A phone number without the prefix of mainland China. */
export const withoutAreaCode = (raw: string): string => raw.replace(areaCode, '')

/** The code of a pasted SMS, which is its only number of six digits; any other text stays. */
export function codeOfMessage(raw: string): string {
  const codes = (raw.normalize('NFKC').match(/\d+/g) ?? []).filter((number) => number.length === codeMaxLength)
  return codes.length === 1 ? (codes[0] ?? raw) : raw
}
