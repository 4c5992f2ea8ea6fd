/** @jest-environment node */
import fc from 'fast-check'
import {
  checkAgreement,
  checkCode,
  checkCodeLogin,
  checkPassword,
  checkPasswordChange,
  checkPasswordLogin,
  checkPasswordReset,
  checkPhone,
  checkRegistration,
} from '@xhkt/kit/validate'

const agreement = '请阅读并勾选同意页面协议'
const right = { phone: '13800000001', code: '123456', password: 'study2026', agreed: true }

describe('checkPhone: 11 digits starting with 1 [forms#phone]', () => {
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

  it('accepts every 11 digits that start with 1', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1\d{10}$/), (phone) => {
        expect(checkPhone(phone)).toBeNull()
      }),
    )
  })
})

describe('checkCode [forms#sms-code]', () => {
  it.each([
    ['', '验证码不能为空'],
    ['1', null],
    ['123456', null],
  ])('%j → %p', (code, message) => {
    expect(checkCode(code)).toBe(message)
  })
})

describe('checkPassword: 6 to 18 letters or digits [forms#password]', () => {
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
])('checkAgreement: ticked %p → %p', (agreed, message) => {
  expect(checkAgreement(agreed)).toBe(message)
})

describe('checkCodeLogin and checkPasswordLogin', () => {
  it.each([
    [{}, {}],
    [{ phone: '' }, { phone: '账号不能为空' }],
    [{ phone: '1' }, { phone: '手机号错误' }],
    [{ code: '' }, { code: '验证码不能为空' }],
    [{ agreed: false }, { agreed: agreement }],
    [{ phone: '', code: '', agreed: false }, { phone: '账号不能为空', code: '验证码不能为空', agreed: agreement }],
  ])('by code with %j → %j', (change, errors) => {
    expect(checkCodeLogin({ ...right, ...change })).toEqual(errors)
  })

  it.each([
    [{}, {}],
    [{ phone: '' }, { phone: '账号不能为空' }],
    [{ password: '' }, { password: '密码不能为空' }],
    [{ password: 'short' }, { password: '密码须为6到18位字母或数字' }],
    [{ agreed: false }, { agreed: agreement }],
  ])('by password with %j → %j', (change, errors) => {
    expect(checkPasswordLogin({ ...right, ...change })).toEqual(errors)
  })

  it('give the messages in the order of the fields, because the first field gets the focus', () => {
    expect(Object.keys(checkCodeLogin({ phone: '', code: '', agreed: false }))).toEqual(['phone', 'code', 'agreed'])
    expect(Object.keys(checkPasswordLogin({ phone: '', password: '', agreed: false }))).toEqual(['phone', 'password', 'agreed'])
  })
})

it.each([
  [{}, {}],
  [{ code: '' }, { code: '验证码不能为空' }],
  [{ password: '' }, { password: '密码不能为空' }],
  [{ password: 'short' }, { password: '密码须为6到18位字母或数字' }],
  [{ code: '', password: 'study-2026' }, { code: '验证码不能为空', password: '密码须为6到18位字母或数字' }],
])('checkPasswordChange with %j → %j', (change, errors) => {
  expect(checkPasswordChange({ ...right, ...change })).toEqual(errors)
})

describe('checkRegistration: all three fields, the agreement, the formats, in this order', () => {
  const all = '请把手机注册信息补充完整'
  it.each([
    [{}, {}],
    [{ phone: '' }, { phone: all }],
    [{ code: '' }, { code: all }],
    [{ password: '' }, { password: all }],
    [{ phone: '', code: '', password: '', agreed: false }, { phone: all, code: '验证码不能为空', password: '密码不能为空' }],
    [{ phone: '1', password: '', agreed: false }, { password: all }],
    [{ agreed: false }, { agreed: agreement }],
    [{ phone: '1', password: 'short', agreed: false }, { agreed: agreement }],
    [{ phone: '2380000000' }, { phone: '手机号格式错误' }],
    [{ password: 'short' }, { password: '密码须为6到18位字母或数字' }],
  ])('with %j → %j', (change, errors) => {
    expect(checkRegistration({ ...right, ...change })).toEqual(errors)
  })
})

describe('checkPasswordReset: all three fields, no spaces, the formats, in this order', () => {
  const all = '请把信息补充完整'
  const spaces = '不能存在空格'
  const malformed = '手机号或密码格式不正确'
  it.each([
    [{}, {}],
    [{ phone: '' }, { phone: all }],
    [{ code: '' }, { code: all }],
    [{ password: '' }, { password: all }],
    [{ phone: '', password: '' }, { phone: all, password: '密码不能为空' }],
    [{ phone: '1 3', password: '' }, { password: all }],
    [{ phone: '138 00000001' }, { phone: spaces }],
    [{ code: ' 123456' }, { code: spaces }],
    [{ password: 'study 2026' }, { password: spaces }],
    [{ password: 'study\u30002026' }, { password: spaces }],
    [{ phone: '1380000000', password: 'a b' }, { password: spaces }],
    [{ phone: '1380000000' }, { phone: malformed }],
    [{ password: 'short' }, { password: malformed }],
    [{ password: 'study-2026' }, { password: malformed }],
    [{ phone: '1', password: 'short' }, { phone: malformed }],
  ])('with %j → %j', (change, errors) => {
    expect(checkPasswordReset({ ...right, ...change })).toEqual(errors)
  })
})
