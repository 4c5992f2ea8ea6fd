/** @jest-environment node */
import fc from 'fast-check'
import { checkIdentityNumber } from '@xhkt/kit/validate'

const digits = (count: number) => `请输入15或18位身份证号，您输入的是${count}位`
const birth = '身份证号里的出生日期不正确'
const last = '身份证号最后一位只能是数字或字母'
const body = '身份证号除最后一位外只能是数字'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 5, 15, 12) })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('checkIdentityNumber: 15 or 18 digits with a birth date [forms#general-patterns]', () => {
  it.each([
    ['11010519491231002X', null],
    ['11010519491231002x', null],
    ['110105194912310021', null],
    ['110105491231002', null],
    ['', digits(0)],
    ['1101054912310021', digits(16)],
    ['11010519491231002', digits(17)],
    ['1101051949123100211', digits(19)],
    ['11010519491331002X', birth],
    ['11010519490031002X', birth],
    ['11010519490230002X', birth],
    ['11010519490431002X', birth],
    ['11010519490400002X', birth],
    ['11010520000229002X', null],
    ['11010519000229002X', birth],
    ['11010520250229002X', birth],
    ['11010518991231002X', birth],
    ['11010500010101002X', birth],
    ['11010520260615002X', null],
    ['11010520260616002X', birth],
    ['110105000229002', birth],
    ['110105960229002', null],
    ['11010519491231002!', last],
    ['11010519491231002中', last],
    ['11010549123100-', last],
    ['1101051949123100aX', body],
    ['abcdefghijklmnopqr', body],
    ['1101051949123 002X', body],
    ['１１０１０５４９１２３１００２', body],
  ])('%j → %p', (value, message) => {
    expect(checkIdentityNumber(value)).toBe(message)
  })

  it('accepts every day from 1900 to today, in both lengths', () => {
    const days = fc.date({ min: new Date(1900, 0, 1, 12), max: new Date(2026, 5, 15, 11), noInvalidDate: true })
    fc.assert(
      fc.property(days, (day) => {
        const two = (value: number) => String(value).padStart(2, '0')
        const written = `${day.getFullYear()}${two(day.getMonth() + 1)}${two(day.getDate())}`
        expect(checkIdentityNumber(`110105${written}002X`)).toBeNull()
        if (day.getFullYear() < 2000) expect(checkIdentityNumber(`110105${written.slice(2)}002`)).toBeNull()
      }),
    )
  })
})
