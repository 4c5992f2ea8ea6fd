/** @jest-environment node */
import fc from 'fast-check'
import { cleanKeepingSpaces, cleanInput, phoneLength, stripPunctuation } from '@xhkt/kit/validate'

const text = fc.string({ unit: 'binary' })

describe('cleanInput: emoji and special symbols removed, white space stripped [forms#input-cleaning]', () => {
  it.each([
    ['', ''],
    ['13800000001', '13800000001'],
    [' 138 0000 0001 ', '13800000001'],
    ['138-0000-0001', '13800000001'],
    ['(138)00000001', '13800000001'],
    ['138\t0000\r\n0001', '13800000001'],
    ['138\u00a00000\u30000001\u200b\ufeff', '13800000001'],
    ['１３８ ００００ ０００１', '13800000001'],
    ['pass😀word👨‍👩‍👧‍👦🇨🇳👍🏽1️⃣❤️', 'password1'],
    ['a!b@c#d$e%f^g&h*', 'abcdefgh'],
    ['ａＢ１！＠', 'aB1'],
    ['密码，。！？「」《》abc', '密码abc'],
    ['©®™€¥→①½²', ''],
    ['a\u202Eb\u0000c\uD800d', 'abcd'],
    ['𠮷野', '𠮷野'],
  ])('%j → %j', (typed, kept) => {
    expect(cleanInput(typed)).toBe(kept)
  })

  it.each([
    ['138 0000 00012', phoneLength, '13800000001'],
    ['138 0000 0001', phoneLength, '13800000001'],
    ['123456789', 6, '123456'],
    ['𠮷𠮷𠮷', 2, '𠮷𠮷'],
    ['abc', 0, ''],
  ])('%j cut at %p → %j', (typed, maxLength, kept) => {
    expect(cleanInput(typed, maxLength)).toBe(kept)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(text, fc.nat(20), (typed, maxLength) => {
        const once = cleanInput(typed, maxLength)
        expect(cleanInput(once, maxLength)).toBe(once)
      }),
    )
  })

  it('leaves no white space, symbol or emoji', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(cleanInput(typed)).not.toMatch(/[\s\p{S}\p{P}\p{Extended_Pictographic}\p{C}]/u)
      }),
    )
  })

  it('keeps letters and digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9\u4e00-\u9fa5]*$/), (typed) => {
        expect(cleanInput(typed)).toBe(typed)
      }),
    )
  })
})

it.each([
  ['study 2026', 'study 2026'],
  [' ａ！1😀\u3000b\t', ' a1\u3000b\t'],
  ['study-2026', 'study2026'],
])('cleanKeepingSpaces: %j → %j', (typed, kept) => {
  expect(cleanKeepingSpaces(typed)).toBe(kept)
})

describe('stripPunctuation [forms#general-patterns]', () => {
  it.each([
    ['', ''],
    ['你好，世界！', '你好世界'],
    ['a-b_c.d', 'abcd'],
    ['《数学》（上）', '数学上'],
    ['3 + 4 = 7', '3  4  7'],
    ['a b', 'a b'],
  ])('%j → %j', (typed, kept) => {
    expect(stripPunctuation(typed)).toBe(kept)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const once = stripPunctuation(typed)
        expect(stripPunctuation(once)).toBe(once)
      }),
    )
  })
})
