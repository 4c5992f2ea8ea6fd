import { cleanValue } from './clean-text.ts'
import type { LiveStage } from './live.ts'

/** The JSON in the `data` of a custom message of the chat (docs/product/live.md#custom-messages). */
export type LiveCustom =
  | { type: 'stage'; stage: LiveStage }
  | { type: 'notice'; text: string }
  | { type: 'question'; question_id: string; text: string; options: string[] }
  | { type: 'question_result'; question_id: string; counts: number[] }
  | { type: 'question_closed'; question_id: string }
  /** Sent by a learner. With `user_id`, sent by the teacher, who has lowered that learner's hand. */
  | { type: 'hand'; raised: boolean; user_id?: string }
  | { type: 'mute_all'; muted: boolean }

/** The most options of a question, as in `LiveQuestion`. */
const optionsMax = 6

const isText = (value: unknown): value is string => typeof value === 'string'
const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem)
const areOptions = (value: unknown): boolean => isListOf(value, isText) && value.length >= 2 && value.length <= optionsMax
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isStage = (value: unknown): value is LiveStage => value === 1 || value === 2 || value === 3 || value === 4

type Fields = Record<string, unknown>

const valid: Record<LiveCustom['type'], (fields: Fields) => boolean> = {
  stage: ({ stage }) => isStage(stage),
  notice: ({ text }) => isText(text),
  question: ({ question_id, text, options }) => isText(question_id) && isText(text) && areOptions(options),
  question_result: ({ question_id, counts }) => isText(question_id) && isListOf(counts, isCount),
  question_closed: ({ question_id }) => isText(question_id),
  hand: ({ raised }) => isFlag(raised),
  mute_all: ({ muted }) => isFlag(muted),
}

const isKnown = (type: unknown): type is LiveCustom['type'] => isText(type) && Object.hasOwn(valid, type)

/** The custom message in a text, with clean texts; null if the text is none, or one of a newer release. */
export function parseLiveCustom(text: string): LiveCustom | null {
  try {
    const fields = JSON.parse(text, cleanValue) as Fields | null
    if (!fields || !isKnown(fields.type) || !valid[fields.type](fields)) return null
    return fields as LiveCustom
  } catch {
    return null
  }
}
