/** @jest-environment node */
import { readReply, replyData } from './reply.ts'

test('reply: names a message by its sequence', () => {
  expect(readReply(replyData(12))).toBe(12)
})

test.each([
  [undefined],
  [''],
  ['{'],
  ['null'],
  ['{"messageReply":null}'],
  ['{"messageReply":{"messageSequence":-1}}'],
  ['{"messageReply":{"messageSequence":"x"}}'],
  [`{"messageReply":{"messageSequence":12},"more":"${'x'.repeat(2_000)}"}`],
])('reply: custom data that others sent and that cannot be read is none: %s', (data) => {
  expect(readReply(data)).toBeUndefined()
})
