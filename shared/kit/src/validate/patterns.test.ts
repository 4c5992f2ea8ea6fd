/** @jest-environment node */
import fc from 'fast-check'
import {
  checkAccount,
  checkChinese,
  checkDigits,
  checkEmail,
  checkLettersAndDigits,
  checkMobile,
  checkNoSpaces,
  checkNoSpecialCharacters,
  cleanInput,
  stripPunctuation,
} from '@xhkt/kit/validate'

const checks = [
  {
    check: checkEmail,
    message: '邮箱格式不正确',
    right: ['a@b.cn', 'first.last@example.com', 'a+tag_1@sub-domain.example.co', 'A@B.CN', "o'neil@example.com", '1@2.com'],
    wrong: ['', 'a', 'a@b', '@b.cn', 'a@.cn', 'a@b..cn', '.a@b.cn', 'a.@b.cn', 'a..b@c.cn', 'a b@c.cn', 'a@b.c', 'a@-b.cn', 'a@b-.cn',
      'a@b@c.cn', '名@b.cn', 'a@b.cn\n', `${'a'.repeat(65)}@b.cn`, `a@${'b.'.repeat(130)}cn`],
  },
  {
    check: checkMobile,
    message: '手机号码格式不正确',
    right: ['13800000001', '15000000000', '18999999999', '(86)13800000001', '(+86)13800000001', '086-13800000001', '+8613800000001',
      '+86-15000000000', '+86 15000000000', '86-18000000000'],
    wrong: ['', '12800000001', '14000000000', '16000000000', '17000000000', '19000000000', '1380000000', '138000000011', '8613800000001',
      '(8)13800000001', '(8613800000001', '+86--13800000001', ' 13800000001', '1380000000a'],
  },
  {
    check: checkAccount,
    message: '账号须为6到18位字母或数字，且不能全为数字',
    right: ['abcdef', 'a12345', '12345a', 'ABCDEFGHIJKLMNOPQR'],
    wrong: ['', 'abcde', '123456', '123456789012345678', 'ABCDEFGHIJKLMNOPQRS', 'abc_def', 'abc def', '学海课堂学海'],
  },
  { check: checkDigits, message: '只能输入数字', right: ['0', '0123456789'], wrong: ['', '1.5', '-1', '1e3', ' 1', '１', '①', '1\n'] },
  { check: checkLettersAndDigits, message: '只能输入字母和数字', right: ['a', '1', 'aB3'], wrong: ['', 'a b', 'a_b', 'é', '中'] },
  { check: checkChinese, message: '只能输入中文', right: ['中', '学海课堂', '𠮷'], wrong: ['', '中a', '中 文', '中，', 'かな', '1'] },
  { check: checkNoSpaces, message: '不能存在空格', right: ['', 'abc', '中文'], wrong: [' ', 'a b', 'a ', '\ta', 'a\u3000b', 'a\u00a0', '\n'] },
  {
    check: checkNoSpecialCharacters,
    message: '不能包含特殊字符',
    right: ['', 'abc', '中文 123', 'é'],
    wrong: ['a!', '中，文', 'a_b', '<b>', '¥', '😀', '👨‍👩‍👧', '1️⃣', '“”', '～'],
  },
]

describe.each(checks)('generic patterns: $message [forms#general-patterns]', ({ check, message, right, wrong }) => {
  it.each(right)('%j is valid', (value) => {
    expect(check(value)).toBeNull()
  })

  it.each(wrong)('%j is invalid', (value) => {
    expect(check(value)).toBe(message)
  })
})

it('a cleaned text has no special characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(checkNoSpecialCharacters(cleanInput(typed))).toBeNull()
      expect(checkNoSpaces(cleanInput(typed))).toBeNull()
      expect(stripPunctuation(typed)).not.toMatch(/[\p{P}\p{S}]/u)
    }),
  )
})

it('checkEmail is fast with a long text', () => {
  const long = 'a-'.repeat(50_000)
  expect(checkEmail(`${long}@${long}!`)).toBe('邮箱格式不正确')
  expect(checkEmail(`a@${long}`)).toBe('邮箱格式不正确')
})
