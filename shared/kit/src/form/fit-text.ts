import { cleanInput } from '@xhkt/kit/validate'

export interface Fitted {
  value: string
  caret: number
}

/**
 * What an input holds after an edit: cleaned (section 5), no longer than `limit`, the caret where the learner left it.
 * A character typed into a full input is refused, so that none falls off at the end unseen; what is pasted over it is cut.
 */
export function fitText(before: string, raw: string, caret: number, limit: number, clean = cleanInput): Fitted {
  const inserted = raw.length - before.length
  const isInsertion = inserted > 0 && raw.slice(0, caret - inserted) + raw.slice(caret) === before
  if (isInsertion && before.length === limit) return { value: before, caret: caret - inserted }
  const value = clean(raw, limit)
  return { value, caret: Math.min(clean(raw.slice(0, caret)).length, value.length) }
}

const areaCode = /^\D*(?:00|0)?86\D*(?=1(?:\D*\d){10}\D*$)/

/** A number that was pasted with the prefix of mainland China, without it. */
export const withoutAreaCode = (raw: string): string => raw.replace(areaCode, '')
