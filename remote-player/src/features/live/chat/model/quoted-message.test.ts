/** @jest-environment node */
import { sampleMessage } from '../testing/sample-room.ts'
import { addMessages } from './message-list.ts'
import { quotedMessage } from './quoted-message.ts'

const items = addMessages([], [sampleMessage(1, '怎么求导')], 'u1')
const answerTo = (reply_to?: number) => ({ ...sampleMessage(9, '同意', 'u3', '小刚'), reply_to })
const nobody = new Set<string>()

test('a quoted message is the one that the page knows', () => {
  expect(quotedMessage(items, answerTo(1), nobody)?.text).toBe('怎么求导')
})

test.each([
  ['of no number', answerTo(), nobody],
  ['that the page has not got', answerTo(5), nobody],
  ['of a blocked person', answerTo(1), new Set(['u2'])],
])('a quoted message %s is not shown', (_, message, blocked) => {
  expect(quotedMessage(items, message, blocked)).toBeUndefined()
})
