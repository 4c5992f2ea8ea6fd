import type { LiveMessage } from '@xhkt/contract'
import { cleanText, tidyLine } from '@xhkt/contract/clean-text'

/** The most characters of a name. Our own have 20, those of WeChat and QQ more. */
const longestName = 40
/** Marks over one letter: no script needs so many, and thousands would cover the lines around. */
const tooManyMarks = /(\p{M}{8})\p{M}+/gu

/** A text of a chat as it is sent and shown. */
export const readText = (text: string): string => cleanText(text).replace(tooManyMarks, '$1')

const readName = (name: string): string => {
  // A hostile name may be a megabyte.
  const characters = Array.from(readText(tidyLine(name.slice(0, 50 * longestName))))
  return characters.length > longestName ? `${characters.slice(0, longestName).join('')}…` : characters.join('')
}

/** A message of others, whatever they sent: clean, with a name of one short line. */
export const readMessage = <Message extends LiveMessage>(message: Message): Message => ({
  ...message,
  text: readText(message.text),
  user: { ...message.user, name: readName(message.user.name) || message.user.user_id },
})
