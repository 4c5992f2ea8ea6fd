/** @jest-environment node */
import { sampleMessage } from '../testing/sample-room.ts'
import { addMessages } from './message-list.ts'
import { completeMention, insertMention, mentionAt, suggestNames, withoutMention } from './mention.ts'

const items = addMessages([], [sampleMessage(1, 'a', 'u2', '小红'), sampleMessage(2, 'b', 'u3', '李雷'), sampleMessage(3, 'c', 'u1', '小明')], 'u1')

describe('a mention', () => {
  it('begins with @ after a blank, and not within an address', () => {
    expect(mentionAt('你好 @小', 5)).toBe('小')
    expect(mentionAt('@', 1)).toBe('')
    expect(mentionAt('a@b', 3)).toBeNull()
    expect(mentionAt('@小红 ', 4)).toBeNull()
  })

  it('suggests who wrote last, without oneself', () => {
    expect(suggestNames(items, '', 'u1')).toEqual(['李雷', '小红'])
    expect(suggestNames(items, '红', 'u1')).toEqual(['小红'])
  })

  it('completes the name in the middle of a text', () => {
    expect(completeMention('问 @小 一下', 4, '小', '小红')).toEqual({ text: '问 @小红  一下', caret: 6 })
  })

  it.each([
    ['@小红 看例三', '看例三', 2],
    ['问 @小红 一下', '问 一下', 2],
    ['a@小红 和 @小红 ', 'a@小红 和 ', 6],
    ['@小红你好', '@小红你好', 6],
  ])('is taken out of %s, unless it is edited', (text, expected, caret) => {
    expect(withoutMention(text, 6, '小红')).toEqual({ text: expected, caret })
  })

  it('stands apart from the word before it', () => {
    expect(insertMention('问', 1, '小红').text).toBe('问 @小红 ')
    expect(insertMention('', 0, '小红').text).toBe('@小红 ')
  })
})
