/** @jest-environment node */
import { fitText, withoutAreaCode } from './fit-text.ts'

// `|` is the caret, before and after the edit.
const edit = (before: string, marked: string, limit = 11): string => {
  const caret = marked.indexOf('|')
  const fitted = fitText(before, marked.replace('|', ''), caret, limit)
  return `${fitted.value.slice(0, fitted.caret)}|${fitted.value.slice(fitted.caret)}`
}

describe('fitText: inputs are cleaned [forms#input-cleaning]', () => {
  test.each([
    ['', '1|', '1|'],
    ['13', '1 |3', '1|3'],
    ['13', '1😀|3', '1|3'],
    ['13', '1-|3', '1|3'],
    ['', '138 0000 0001|', '13800000001|'],
    ['', '１３８|', '138|'],
    ['12345', '12x|345', '12x|345'],
  ])('from "%s" to "%s" gives "%s"', (before, typed, result) => expect(edit(before, typed)).toBe(result))

  test.each([
    ['a digit typed into the middle of a full input is refused', '13800000001', '1389|00000001', '138|00000001'],
    ['a digit typed at the end of a full input is refused', '13800000001', '138000000019|', '13800000001|'],
    ['a number pasted over a full input replaces it', '13800000001', '13900000002|', '13900000002|'],
    ['a pasted number that is too long is cut', '', '139000000023|', '13900000002|'],
    ['a digit of a full input can be replaced', '13800000001', '139|00000001', '139|00000001'],
  ])('%s', (_, before, typed, result) => expect(edit(before, typed)).toBe(result))
})

test.each([
  ['+86 138 0000 0001', '138 0000 0001'],
  ['+8613800000001', '13800000001'],
  ['008613800000001', '13800000001'],
  ['86-138-0000-0001', '138-0000-0001'],
  ['13800000001', '13800000001'],
  ['8613800', '8613800'],
  ['86138', '86138'],
])('withoutAreaCode: %s is the number %s', (pasted, number) => expect(withoutAreaCode(pasted)).toBe(number))
