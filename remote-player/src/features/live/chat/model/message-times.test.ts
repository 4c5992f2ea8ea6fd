/** @jest-environment node */
import { sampleMessage } from '../testing/sample-room.ts'
import { addItem, addMessages } from './message-list.ts'
import { messageTimes } from './message-times.ts'

/** 2026-11-29 19:30 in Beijing, in seconds. */
const start = Date.UTC(2026, 10, 29, 11, 30) / 1000
const sentAt = (sequence: number, after: number) => ({ ...sampleMessage(sequence), sent_at: start + after })
const timesOf = (afters: number[], now = start + 3600) =>
  [...messageTimes(addMessages([], afters.map((after, at) => sentAt(at + 1, after)), 'u1'), now)]

test('the first message of each five minutes has a time [live-chat#reading]', () => {
  expect(timesOf([0, 60, 299, 420, 430, 900])).toEqual([
    ['m1', '19:30'],
    ['m4', '19:37'],
    ['m6', '19:45'],
  ])
})

test('a time of another day names the day', () => {
  expect(timesOf([-24 * 3600, 0]).map(([, time]) => time)).toEqual(['11月28日 周六 19:30', '19:30'])
})

test('a notice of the page has no time, and the message after it no second one', () => {
  const notice = { key: 'local1', message: { ...sampleMessage(1), sent_at: 0 }, delivery: 'delivered', code: 0 } as const
  const items = addMessages(addItem(addMessages([], [sentAt(1, 0)], 'u1'), notice), [sentAt(2, 10)], 'u1')
  expect([...messageTimes(items, start).keys()]).toEqual(['m1'])
})

test('a time that cannot be read is left out, and changes no other', () => {
  expect(timesOf([0, NaN, 60])).toEqual([['m1', '19:30']])
})
