/** @jest-environment node */
import { sampleMessage } from '../testing/sample-room.ts'
import { addItem, addMessages, type ChatItem, confirmItem, keptMessages, markItem } from './message-list.ts'

const texts = (items: readonly ChatItem[]) => items.map(({ message }) => message.text)
const own = (text: string): ChatItem => ({
  key: 'own1',
  message: { ...sampleMessage(0, text, 'u1'), sequence: 0 },
  delivery: 'sending',
  code: 0,
})

describe('messages', () => {
  it('are shown once, by their sequence', () => {
    const first = addMessages([], [sampleMessage(1), sampleMessage(2)], 'u1')
    const second = addMessages(first, [sampleMessage(2), sampleMessage(3)], 'u1')
    expect(texts(second)).toEqual(['消息1', '消息2', '消息3'])
    expect(addMessages(second, [sampleMessage(3)], 'u1')).toBe(second)
  })

  it('that were missed stand before newer ones', () => {
    const live = addMessages([], [sampleMessage(1), sampleMessage(9)], 'u1')
    expect(texts(addMessages(live, [sampleMessage(4), sampleMessage(5)], 'u1'))).toEqual(['消息1', '消息4', '消息5', '消息9'])
  })

  it('are at most 500 in memory, the newest [live-chat#reading]', () => {
    const many = Array.from({ length: 620 }, (_, index) => sampleMessage(index + 1))
    const items = addMessages([], many, 'u1')
    expect(items).toHaveLength(keptMessages)
    expect(texts(items).at(0)).toBe('消息121')
  })

  it('of one\'s own stay last until they have arrived', () => {
    const sending = addItem(addMessages([], [sampleMessage(1)], 'u1'), own('我的'))
    const later = addMessages(sending, [sampleMessage(2)], 'u1')
    expect(texts(later)).toEqual(['消息1', '消息2', '我的'])
    const confirmed = confirmItem(later, 'own1', 3)
    expect(confirmed.at(-1)).toMatchObject({ key: 'own1', delivery: 'delivered', message: { sequence: 3 } })
    expect(texts(addMessages(confirmed, [sampleMessage(3, '我的', 'u1')], 'u1'))).toEqual(['消息1', '消息2', '我的'])
  })

  it('that looked lost but arrived are not shown twice', () => {
    const failed = markItem(addItem([], own('我的')), 'own1', 2801)
    const caughtUp = addMessages(failed, [sampleMessage(7, '我的', 'u1')], 'u1')
    expect(caughtUp).toHaveLength(1)
    expect(caughtUp[0]).toMatchObject({ key: 'own1', delivery: 'delivered', code: 0 })
  })

  it('that came by the API before their confirmation are not shown twice', () => {
    const twice = addMessages(addItem([], own('我的 ')), [sampleMessage(7, '我的', 'u1')], 'u1')
    expect(twice).toHaveLength(2)
    expect(confirmItem(twice, 'own1', 7)).toHaveLength(1)
  })
})
