import fc from 'fast-check'
import {
  checkAgreement,
  checkCode,
  checkCodeLogin,
  checkPassword,
  checkPasswordLogin,
  checkPasswordReset,
  checkPhone,
  checkRegistration,
} from '@xhkt/shared/validate'

const agreement = '请阅读并勾选同意页面协议'
const right = { phone: '13800000001', code: '123456', password: 'study2026', agreed: true }

describe('checkPhone (section 5: 11 digits starting with 1)', () => {
  it.each([
    ['13800000001', 'login', null],
    ['10000000000', 'login', null],
    ['19999999999', 'register', null],
    ['', 'login', '账号不能为空'],
    ['', 'sendCode', '请先填写手机号码'],
    ['1380000000', 'sendCode', '请输入正确手机号'],
    ['138000000011', 'sendCode', '请输入正确手机号'],
    ['23800000001', 'login', '手机号错误'],
    ['1380000000a', 'login', '手机号错误'],
    [' 13800000001', 'login', '手机号错误'],
    ['13800000001\n', 'login', '手机号错误'],
    ['１３８００００００００', 'login', '手机号错误'],
    ['2380000000', 'register', '手机号格式错误'],
  ] as const)('%j at %s → %p', (phone, use, message) => {
    expect(checkPhone(phone, use)).toBe(message)
  })

  it('takes every 11 digits that start with 1', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1\d{10}$/), (phone) => {
        expect(checkPhone(phone)).toBeNull()
      }),
    )
  })
})

describe('checkCode (section 5)', () => {
  it.each([
    ['', '验证码不能为空'],
    ['1', null],
    ['123456', null],
  ])('%j → %p', (code, message) => {
    expect(checkCode(code)).toBe(message)
  })
})

describe('checkPassword (section 5: 6 to 18 letters and digits, loose)', () => {
  const wrong = '密码须为6到18位字母或数字'
  it.each([
    ['', '密码不能为空'],
    ['abcde', wrong],
    ['abcdef', null],
    ['123456', null],
    ['a1b2c3d4e5f6g7h8i9', null],
    ['a1b2c3d4e5f6g7h8i9j', wrong],
    ['abc def', wrong],
    ['abcdef!', wrong],
    ['密码密码密码', wrong],
    ['abcdef\n', wrong],
  ])('%j → %p', (password, message) => {
    expect(checkPassword(password)).toBe(message)
  })
})

it.each([
  [true, null],
  [false, agreement],
])('checkAgreement (section 5): ticked %p → %p', (agreed, message) => {
  expect(checkAgreement(agreed)).toBe(message)
})

describe('the logins (section 5)', () => {
  it.each([
    [{}, null],
    [{ phone: '' }, '账号不能为空'],
    [{ phone: '', code: '', agreed: false }, '账号不能为空'],
    [{ phone: '1' }, '手机号错误'],
    [{ code: '' }, '验证码不能为空'],
    [{ code: '', agreed: false }, '验证码不能为空'],
    [{ agreed: false }, agreement],
  ])('by code with %j → %p', (change, message) => {
    expect(checkCodeLogin({ ...right, ...change })).toBe(message)
  })

  it.each([
    [{}, null],
    [{ phone: '' }, '账号不能为空'],
    [{ password: '' }, '密码不能为空'],
    [{ password: 'short' }, '密码须为6到18位字母或数字'],
    [{ agreed: false }, agreement],
  ])('by password with %j → %p', (change, message) => {
    expect(checkPasswordLogin({ ...right, ...change })).toBe(message)
  })
})

describe('checkRegistration (section 5)', () => {
  it.each([
    [{}, null],
    [{ phone: '' }, '请把手机注册信息补充完整'],
    [{ code: '' }, '请把手机注册信息补充完整'],
    [{ password: '' }, '请把手机注册信息补充完整'],
    [{ phone: '', agreed: false }, '请把手机注册信息补充完整'],
    [{ agreed: false }, agreement],
    [{ phone: '1', agreed: false }, agreement],
    [{ phone: '2380000000' }, '手机号格式错误'],
    [{ password: 'short' }, '密码须为6到18位字母或数字'],
  ])('with %j → %p', (change, message) => {
    expect(checkRegistration({ ...right, ...change })).toBe(message)
  })
})

describe('checkPasswordReset (section 5)', () => {
  it.each([
    [{}, null],
    [{ phone: '' }, '请把信息补充完整'],
    [{ code: '' }, '请把信息补充完整'],
    [{ password: '' }, '请把信息补充完整'],
    [{ phone: '138 00000001' }, '不能存在空格'],
    [{ code: ' 123456' }, '不能存在空格'],
    [{ password: 'study 2026' }, '不能存在空格'],
    [{ password: 'study\u30002026' }, '不能存在空格'],
    [{ phone: '1380000000' }, '手机号或密码格式不正确'],
    [{ password: 'short' }, '手机号或密码格式不正确'],
    [{ password: 'study-2026' }, '手机号或密码格式不正确'],
  ])('with %j → %p', (change, message) => {
    expect(checkPasswordReset({ ...right, ...change })).toBe(message)
  })
})
