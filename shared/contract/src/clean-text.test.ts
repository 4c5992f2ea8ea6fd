/** @jest-environment node */
import fc from 'fast-check'
import { cleanText, cleanValue, tidyLine, tidyText } from './clean-text.ts'

const emoji = '👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇨🇳👍🏽1️⃣❤️'

describe('cleanText [api#text]', () => {
  it.each([
    ['keeps words, tabs, lines and emoji', `第一行\t甲\n第二行 𠮷 ${emoji}`, `第一行\t甲\n第二行 𠮷 ${emoji}`],
    ['keeps what joins letters, and marks of direction', 'می\u200Cخواهم क्\u200Dष \u200Eab\u200F', 'می\u200Cخواهم क्\u200Dष \u200Eab\u200F'],
    ['removes control characters', 'a\u0000b\u0007c\u001Bd\u007Fe\u009Cf\bg', 'abcdefg'],
    ['makes each end of a line a line feed', 'a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\n\ri', 'a\nb\nc\nd\ne\nf\ng\nh\n\ni'],
    ['replaces half characters, as the web platform does', '\uD83Da\uDE00b😀\uD83D', '\uFFFDa\uFFFDb😀\uFFFD'],
    ['removes what turns the direction of other text', '\u202Egpj\u202C.\u2066exe\u2069', 'gpj.exe'],
  ])('%s', (_, typed, clean) => {
    expect(cleanText(typed)).toBe(clean)
  })

  it('is idempotent, and leaves a text that UTF-8 can carry', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u0000', '\r', '\n', '\uD83D', '\uDE00', '\u202E'))), (parts) => {
        const clean = cleanText(parts.join(''))
        expect(cleanText(clean)).toBe(clean)
        expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(clean))).toBe(clean)
        expect(clean).not.toMatch(/\r|\0/)
      }),
      { seed: 125, numRuns: 2000 },
    )
  })
})

test('cleanValue: JSON.stringify cleans each text of a body and nothing else', () => {
  const body = { text: 'a\u0000\r\n', ids: ['1', '\uD800'], score: 5, none: null, nested: { on: true, name: '\u202Eb' } }
  expect(JSON.parse(JSON.stringify(body, cleanValue))).toEqual({
    ...body,
    text: 'a\n',
    ids: ['1', '\uFFFD'],
    nested: { on: true, name: 'b' },
  })
})

test.each([
  [' \u0000 \u202E要点\r\n二\u0000 ', '要点\n二', '要点 二'],
  [' \u0000\n\u202E ', '', ''],
  ['  学院路 30 号\n 8 号楼 ', '学院路 30 号\n 8 号楼', '学院路 30 号 8 号楼'],
])('tidyText and tidyLine: %j → %j and %j', (typed, text, line) => {
  expect(tidyText(typed)).toBe(text)
  expect(tidyLine(typed)).toBe(line)
})
