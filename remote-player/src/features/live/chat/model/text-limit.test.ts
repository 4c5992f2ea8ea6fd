/** @jest-environment node */
import { lengthHint, maxBytes, utf8Length } from './text-limit.ts'

test.each(['', 'abc', 'é', '学海课堂', '😀👨‍👩‍👧', '混合 mixed 😀é'])('the size of %j is that of its UTF-8', (text) => {
  expect(utf8Length(text)).toBe(Buffer.byteLength(text))
})

test.each([
  [100, null],
  [(maxBytes - 600) / 3, '还可以输入约 200 个字'],
  [maxBytes / 3, '还可以输入约 0 个字'],
  [maxBytes / 3 + 5, '超出约 5 个字'],
])('a text of %d Chinese characters: the counter says %j', (count, words) => {
  expect(lengthHint('学'.repeat(count))?.words ?? null).toBe(words)
})
