/** @jest-environment node */
import fc from 'fast-check'
import * as paths from '@xhkt/contract/paths'
import { foldKeyword, keywordLimit, tidyKeyword } from './keyword.ts'
import { markedParts } from './marked-parts.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 80 })

test.each([
  ['  考研  数学 ', '考研 数学'],
  ['考研\u3000数学\n', '考研 数学'],
  ['\t \u00A0', ''],
  ['Python 入门🔥', 'Python 入门🔥'],
  ['，。！', '，。！'],
])('tidyKeyword: %p becomes %p', (typed, shown) => {
  expect(tidyKeyword(typed)).toBe(shown)
})

test('tidyKeyword cuts at the limit, and never through an emoji', () => {
  expect(tidyKeyword('考'.repeat(60))).toBe('考'.repeat(keywordLimit))
  expect(tidyKeyword(`${'考'.repeat(keywordLimit - 1)}🔥`)).toBe('考'.repeat(keywordLimit - 1))
})

test.each([
  ['ＰＹＴＨＯＮ　３', 'python 3'],
  ['Ｃ＋＋', 'c++'],
  ['  JavaScript ', 'javascript'],
])('foldKeyword: %p is the same keyword as %p', (a, b) => {
  expect(foldKeyword(a)).toBe(foldKeyword(b))
})

test('tidyKeyword is idempotent, respects the limit, and leaves no space at either end', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const tidy = tidyKeyword(text)
      expect(tidyKeyword(tidy)).toBe(tidy)
      expect(tidy.length).toBeLessThanOrEqual(keywordLimit)
      expect(tidy).toBe(tidy.trim())
    }),
  )
})

test('the address of a search contains its keyword', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const keyword = tidyKeyword(text)
      expect(new URL(paths.search(keyword), 'http://site').searchParams.get('keyword')).toBe(keyword.replace(/\p{Surrogate}/gu, '\ufffd'))
    }),
  )
})

const shown = (text: string, keyword: string) =>
  markedParts(text, keyword)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['考研数学全程班', '数学', '考研[数学]全程班'],
  ['考研数学全程班', '数学 考研', '[考研数学]全程班'],
  ['Python 入门到 python 精通', 'PYTHON', '[Python] 入门到 [python] 精通'],
  ['Ｃ＋＋ 程序设计', 'c++', '[Ｃ＋＋] 程序设计'],
  ['aaa', 'aa', '[aaa]'],
  ['单位㎡换算', 'm2', '单位[㎡]换算'],
  ['热门🔥课程', '🔥', '热门[🔥]课程'],
  ['1+1 (.*) 题', '(.*)', '1+1 [(.*)] 题'],
  ['<b>粗体</b>', '<b>', '[<b>]粗体</b>'],
  ['考研数学', '', '考研数学'],
  ['考研数学', '英语', '考研数学'],
  ['', '英语', ''],
])('markedParts: in %p the keyword %p is marked as %p', (text, keyword, expected) => {
  expect(shown(text, keyword)).toBe(expected)
})

test('the marked parts form the text, adjacent parts differ, and each word of the keyword is marked', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (before, keyword, after) => {
      const text = before + keyword + after
      const parts = markedParts(text, keyword)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      expect(parts.every((part, i) => part.text !== '' && part.marked !== parts[i - 1]?.marked)).toBe(true)
    }),
  )
  fc.assert(
    fc.property(anyText, fc.stringMatching(/^[a-zA-Z考研数学]{1,8}$/), anyText, (before, word, after) => {
      const marked = markedParts(`${before} ${word} ${after}`, word).filter((part) => part.marked)
      expect(marked.some((part) => foldKeyword(part.text).includes(foldKeyword(word)))).toBe(true)
    }),
  )
})
