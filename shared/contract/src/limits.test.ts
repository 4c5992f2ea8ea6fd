import { codeMaxLength, codeResendSeconds, passwordMaxLength, passwordMinLength, phoneLength } from './limits.ts'

it.each([
  ['digits of a phone number', phoneLength, 11],
  ['characters of a code', codeMaxLength, 6],
  ['characters of a password, at least', passwordMinLength, 6],
  ['characters of a password, at most', passwordMaxLength, 18],
  ['seconds until a code can be sent again', codeResendSeconds, 60],
])('%s: %p', (_, limit, specified) => {
  expect(limit).toBe(specified)
})
