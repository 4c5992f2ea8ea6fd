import type { ChatItem } from './message-list.ts'

const suggestionsAtMost = 5
/** The `@` that is being typed at the caret, with what follows it. */
const typedMention = /(?:^|\s)@([^\s@]{0,20})$/u

/** The beginning of a name that is being typed before the caret; null: none is. */
export const mentionAt = (text: string, caret: number): string | null => typedMention.exec(text.slice(0, caret))?.[1] ?? null

/** Names of those who wrote last, that contain what is typed. */
export function suggestNames(items: readonly ChatItem[], typed: string, ownId: string): string[] {
  const names = new Set<string>()
  for (let at = items.length - 1; at >= 0 && names.size < suggestionsAtMost; at -= 1) {
    const { user_id: id, name = '' } = items[at]?.message.user ?? { user_id: '' }
    if (id && id !== ownId && name.toLowerCase().includes(typed.toLowerCase())) names.add(name)
  }
  return [...names]
}

/** A text after something was put into it, with the place of the caret. */
export interface Edited {
  text: string
  caret: number
}

/** Puts a piece between start and end of what is selected. */
export const insertAt = (text: string, start: number, end: number, piece: string): Edited => ({
  text: text.slice(0, start) + piece + text.slice(end),
  caret: start + piece.length,
})

/** Removes one unchanged mention of a name. The caret stays with the words around it. */
export function withoutMention(text: string, caret: number, name: string): Edited {
  const mention = `@${name} `
  let at = text.indexOf(mention)
  while (at > 0 && !/\s/u.test(text.charAt(at - 1))) at = text.indexOf(mention, at + 1)
  if (at < 0) return { text, caret }
  const rest = text.slice(0, at) + text.slice(at + mention.length)
  return { text: rest, caret: caret > at ? Math.max(at, caret - mention.length) : caret }
}

/** Puts the whole name where its beginning was typed. */
export const completeMention = (text: string, caret: number, typed: string, name: string): Edited =>
  insertAt(text, caret - typed.length - 1, caret, `@${name} `)

/** Puts a mention at the caret, apart from what is before it. */
export const insertMention = (text: string, caret: number, name: string): Edited =>
  insertAt(text, caret, caret, `${caret > 0 && !/\s$/u.test(text.slice(0, caret)) ? ' ' : ''}@${name} `)
