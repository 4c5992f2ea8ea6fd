/** @jest-environment node */
import { normalizeRedeemCode } from './redeem-code.ts'

test.each([
  'XHKT2026BOOK',
  'xhkt2026book',
  ' XHKT 2026 BOOK ',
  'xhkt-2026-book',
  'ＸＨＫＴ２０２６ＢＯＯＫ',
  'ｘｈｋｔ　２０２６　ｂｏｏｋ',
  'XHKT—2026—BOOK\u200B',
])('a redeem code typed as "%s" is XHKT2026BOOK [orders#redemption]', (typed) => {
  expect(normalizeRedeemCode(typed)).toBe('XHKT2026BOOK')
})

test.each(['', '  ', '兑换码'])('"%s" has no redeem code', (typed) => {
  expect(normalizeRedeemCode(typed)).toBe('')
})
