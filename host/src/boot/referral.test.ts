import { keepReferral, referralAt } from './referral.ts'

afterEach(() => localStorage.clear())

const stands = () => JSON.parse(JSON.stringify(referralAt(''))) as object

const cases: [what: string, before: string[], now: string, after: object][] = [
  ['no code in the address keeps nothing', [], '?course_id=1001', {}],
  ['an invite code is stored', [], '?ic=A1b2', { ic: 'A1b2' }],
  ['a promotion code is stored', [], '?promotion_code=P-9_9', { promotion_code: 'P-9_9' }],
  ['a promotion code replaces a stored invite code', ['?ic=A1'], '?promotion_code=P1', { promotion_code: 'P1' }],
  ['a promotion code replaces the invite code beside it', [], '?ic=A1&promotion_code=P1', { promotion_code: 'P1' }],
  ['a promotion code replaces an earlier one', ['?promotion_code=P1'], '?promotion_code=P2', { promotion_code: 'P2' }],
  ['an invite code replaces an earlier one', ['?ic=A1'], '?ic=A2', { ic: 'A2' }],
  ['an invite code replaces no promotion code', ['?promotion_code=P1'], '?ic=A1', { ic: 'A1', promotion_code: 'P1' }],
  ['an address without a code leaves what is stored', ['?ic=A1'], '/', { ic: 'A1' }],
  ['an empty code leaves what is stored', ['?ic=A1'], '?ic=&promotion_code=', { ic: 'A1' }],
  ['of two codes of a name the first counts', [], '?ic=A1&ic=A2', { ic: 'A1' }],
  ['a code of 64 characters is stored', [], `?ic=${'a'.repeat(64)}`, { ic: 'a'.repeat(64) }],
  ['a longer code is not stored', [], `?ic=${'a'.repeat(65)}`, {}],
  ['a code with other characters is not stored', [], '?ic=%3Cscript%3E&promotion_code=a%20b', {}],
  ['an invalid promotion code replaces nothing', ['?ic=A1'], '?promotion_code=%E5%AD%A6', { ic: 'A1' }],
]

test.each(cases)('invite and promotion codes: %s [session#invite-and-promotion-codes]', (_what, before, now, after) => {
  before.forEach(keepReferral)
  keepReferral(now)
  expect(stands()).toEqual(after)
})

test('the codes of an address apply before they are stored, for a visitor who is redirected at once', () => {
  keepReferral('?ic=A1')
  expect(referralAt('?ic=A2')).toEqual({ ic: 'A2', promotion_code: undefined })
  expect(referralAt('?promotion_code=P1')).toEqual({ promotion_code: 'P1' })
  expect(stands()).toEqual({ ic: 'A1' })
})

test('an invalid stored code is not passed on', () => {
  localStorage.setItem('xhkt_ic', '"><b>')
  expect(stands()).toEqual({})
})

test('a blocked storage throws no error', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(() => keepReferral('?ic=A1')).not.toThrow()
  expect(referralAt('?ic=A1')).toMatchObject({ ic: 'A1' })
  jest.restoreAllMocks()
})
