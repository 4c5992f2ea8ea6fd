/** @jest-environment node */
import {
  addressDetailMaxLength,
  addressDetailMinLength,
  addressesMax,
  addressNameMaxLength,
  addressNameMinLength,
  codeMaxLength,
  codeResendSeconds,
  passwordMaxLength,
  passwordMinLength,
  phoneLength,
} from './limits.ts'

it.each([
  ['digits of a phone number', phoneLength, 11],
  ['characters of a code', codeMaxLength, 6],
  ['characters of a password, at least', passwordMinLength, 6],
  ['characters of a password, at most', passwordMaxLength, 18],
  ['seconds until a code can be sent again', codeResendSeconds, 60],
  ['characters of a name in an address, at least', addressNameMinLength, 2],
  ['characters of a name in an address, at most', addressNameMaxLength, 20],
  ['characters of an address, at least', addressDetailMinLength, 5],
  ['characters of an address, at most', addressDetailMaxLength, 100],
  ['addresses of a learner', addressesMax, 20],
])('%s: %p [forms#length-limits]', (_, limit, specified) => {
  expect(limit).toBe(specified)
})
