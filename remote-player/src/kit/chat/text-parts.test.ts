/** @jest-environment node */
import { textParts } from './text-parts.ts'

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
])('message %j is shown as %j', (text, expected) => {
  expect(kinds(text)).toEqual(expected)
})

it('a long text without end is read in no time', () => {
  // Processor time, which other processes do not lengthen.
  const before = process.cpuUsage()
  textParts('https://'.repeat(1_500), reader)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
})
