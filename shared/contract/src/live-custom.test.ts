/** @jest-environment node */
import { type LiveCustom, parseLiveCustom } from './live-custom.ts'

const messages: LiveCustom[] = [
  { type: 'stage', stage: 3 },
  { type: 'notice', text: '' },
  { type: 'question', question_id: '1', text: '听得清吗？', options: ['听得清', '听不清'] },
  { type: 'question_result', question_id: '1', counts: [3, 0] },
  { type: 'question_closed', question_id: '1' },
  { type: 'hand', raised: true },
  { type: 'mute_all', muted: false },
]

test.each(messages)('custom message: %j is read [live#custom-messages]', (message) => {
  expect(parseLiveCustom(JSON.stringify(message))).toEqual(message)
})

test.each([
  ...['', '{', 'null', '7', '[]', '{}', '{"type":"constructor"}', '{"type":"applause"}', '{"type":"stage","stage":9}', '{"type":"hand"}'],
  ...['{"type":"question","question_id":"1","text":"?","options":["A"]}', '{"type":"question_result","question_id":"1","counts":[-1]}'],
  ...['{"type":"question","question_id":"1","text":"?","options":["1","2","3","4","5","6","7"]}'],
  ...['{"type":"question_result","question_id":"1","counts":[1e300]}', `{"type":"notice","text":${'['.repeat(100)}`],
])('custom message: %s is no custom message', (text) => {
  expect(parseLiveCustom(text)).toBeNull()
})

test('custom message: its texts are clean', () => {
  expect(parseLiveCustom('{"type":"notice","text":"课\\u0000后\\u202E"}')).toEqual({ type: 'notice', text: '课后' })
})
