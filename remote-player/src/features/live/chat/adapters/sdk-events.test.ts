/** @jest-environment node */
import fc from 'fast-check'
import { sampleRoom } from '../testing/sample-room.ts'
import { readReceived } from './sdk-events.ts'

const room = sampleRoom()
const text = { type: 'TIMTextElem', from: 'u2', nick: '小红', avatar: '', time: 5, sequence: 4, payload: { text: '你好' } }
const custom = (data: unknown) => ({ ...text, type: 'TIMCustomElem', from: 't1', payload: { data } })
const tip = (payload: object) => ({ ...text, type: 'TIMGroupTipElem', payload })
const read = { id: '4', sequence: 4, kind: 'text', user: { user_id: 'u2', name: '小红', avatar: '', role: 'learner' }, text: '你好', sent_at: 5, at: 0 }

test('what cannot be read is left out, and the rest is read [live-chat#reading]', () => {
  const broken: unknown[] = [
    ...[null, undefined, 7, 'text', [], {}, { ...text, payload: null }, { ...text, payload: {} }, { ...text, from: null }],
    ...[NaN, 1e300, -1, 0, '5'].map((sequence) => ({ ...text, sequence })),
    ...[7, '{"type":"question_result","question_id":"1","counts":[1e300]}', '{"type":"stage"'].map(custom),
    ...[[null, 7], 'u1', undefined].map((memberList) => tip({ operationType: 7, memberList })),
    tip({ operationType: 6, newGroupProfile: { notification: 7, muteAllMembers: 'yes' } }),
    { ...text, type: 'TIMGroupSystemNoticeElem', payload: { operationType: 255, userDefinedField: {} } },
  ]
  const odd = { ...text, sequence: 5, nick: null, avatar: 7, time: 'now', payload: { text: 'a\u0000\u202Eb' } }
  expect(readReceived(room, [...broken, text, odd])).toEqual({
    messages: [read, { ...read, id: '5', sequence: 5, user: { ...read.user, name: 'u2' }, text: 'ab', sent_at: 0 }],
    ...{ customs: [], mutes: [], end: null },
  })
})

test('a muting of unreadable length counts as its end', () => {
  const memberList = [{ userID: 'u1', muteTime: 'long' }]
  expect(readReceived(room, [tip({ operationType: 7, memberList })]).mutes).toEqual([{ seconds: 0 }])
})

test('nothing that the vendor may send throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.anything()), fc.anything(), fc.anything(), (all, several, payload, other) => {
      const kinds = ['TIMTextElem', 'TIMCustomElem', 'TIMGroupTipElem', 'TIMGroupSystemNoticeElem']
      const typed = kinds.map((type) => ({ type, from: 't1', nick: other, sequence: other, payload }))
      readReceived(room, all)
      readReceived(room, [...several, ...typed])
    }),
    { seed: 125, numRuns: 1000 },
  )
})
