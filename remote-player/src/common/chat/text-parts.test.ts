/** @jest-environment node */
import { beginningParts, textParts } from './text-parts.ts'

const reader = { pictureHosts: ['img.example.com'], ownName: '小明' }
const kinds = (text: string) => textParts(text, reader).map(({ kind, text: part }) => `${kind} ${part}`)

test.each([
  ['看 https://a.example.com/x?y=1。好', ['text 看 ', 'link https://a.example.com/x?y=1', 'text 。好']],
  ['(http://a.example.com/x).', ['text (', 'link http://a.example.com/x', 'text ).']],
  ['https://img.example.com/a.png', ['picture https://img.example.com/a.png']],
  ['https://img.example.com/a.svg', ['link https://img.example.com/a.svg']],
  ['https://evil.example.com/a.png', ['link https://evil.example.com/a.png']],
  ['https://img.example.com.evil.example.com/a.png', ['link https://img.example.com.evil.example.com/a.png']],
  ['https://img.example.com@evil.example.com/a.png', ['text https://img.example.com@evil.example.com/a.png']],
  ['javascript:alert(1) data:text/html,x ftp://a.example.com', ['text javascript:alert(1) data:text/html,x ftp://a.example.com']],
  ['<a href="javascript:x">https://a.example.com</a>', ['text <a href="javascript:x">', 'link https://a.example.com', 'text </a>']],
  ['https://', ['text https://']],
  ['你好 @小明 在吗', ['text 你好 ', 'mention @小明', 'text  在吗']],
  ['', []],
])('message %j is shown as %j [live-chat#reading]', (text, expected) => {
  expect(kinds(text)).toEqual(expected)
})

it.each([
  ['addresses without end', 'https://'.repeat(1_500)],
  ['brackets in an address', `https://a.example.com/${')'.repeat(100_000)}x`],
  ['mentions', '@小明'.repeat(30_000)],
])('a long text of %s is read in no time', (_, text) => {
  // Processor time, which other processes do not lengthen.
  const before = process.cpuUsage()
  textParts(text, reader)
  beginningParts(text, reader)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
})

const link = `https://a.example.com/${'x'.repeat(900)}`

test.each([
  ['a short text', '好'.repeat(300), null],
  ['a long text', '好'.repeat(301), [`text ${'好'.repeat(300)}`]],
  ['many lines', '好\n'.repeat(9), [`text ${'好\n'.repeat(8).trim()}`]],
  ['an emoji at the end', `${'好'.repeat(299)}😀`, [`text ${'好'.repeat(299)}`]],
  ['an address at the end, which is whole', `${'好'.repeat(299)} ${link} 好`, [`text ${'好'.repeat(299)} `]],
  ['an address over the end, which is whole', `看 ${link} 好`, ['text 看 ', `link ${link}`]],
  ['an address that nobody writes', `https://a.example.com/${'x'.repeat(5_000)}`, [`text https://a.example.com/${'x'.repeat(278)}`]],
])('the beginning of %s [live-chat#reading]', (_, text, expected) => {
  expect(beginningParts(text, reader)?.map(({ kind, text: part }) => `${kind} ${part}`) ?? null).toEqual(expected)
})
