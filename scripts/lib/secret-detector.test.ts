/** @jest-environment node */
import { type Seen, SecretDetector } from './secret-detector.ts'

const address = '科技园路 1 号 2 栋 301'

function detector(): SecretDetector {
  const found = new SecretDetector({ phone: ['13800000001'], redeem_code: ['XHKT2026BOOK'] })
  found.learn('/v1/user/address', { name: '韩梅梅', phone: '13911110002', region_id: '440305', detail: address })
  found.learn('/v1/order/exchange/course', { code: 'xhkt 2026 live' })
  found.learn('/v1/third/login/register', { code: 'one-time-code' })
  return found
}

const leaksOf = (seen: Seen) => detector().leaks([seen])

describe('secret detector', () => {
  test.each<[string, string[]]>([
    ['/redeemDelivery?code=xhkt%202026%20live', ['redeem_code in an address']],
    ['/redeemDelivery?code=xhkt+2026+live&x=%2F', ['redeem_code in an address']],
    ['/personal/redeem?code=XHKT2026BOOK', ['redeem_code in an address']],
    [`/payment?address=${encodeURIComponent(address)}`, ['address in an address']],
    ['/login?phone=13800000001', ['phone in an address']],
    ['/payment?phone=13911110002&course_id=1001', ['phone in an address']],
    ['/orderDetail?order_no=2611139111100021234', []],
    ['/broken?%E4%A', []],
  ])('an address %s: %j [orders#redemption]', (text, found) => {
    expect(leaksOf({ place: 'an address', text, isReturn: true })).toEqual(found)
  })

  test('a code of a third party may stand in the address that it returns to, and nowhere else', () => {
    expect(leaksOf({ place: 'an address', text: '/control/authQQCallback?code=one-time-code', isReturn: true })).toEqual([])
    expect(leaksOf({ place: 'a request', text: '/v1/x?code=one-time-code' })).toEqual(['code in a request'])
  })

  test('the phone of the account may stand in its entries of the storage, an address may not', () => {
    const saved = JSON.stringify({ phone: '13800000001', detail: address })
    expect(leaksOf({ place: 'local storage', key: 'xhkt_user', text: saved })).toEqual(['address in local storage'])
    expect(leaksOf({ place: 'local storage', key: 'xhkt_order_draft', text: saved })).toEqual(['phone in local storage', 'address in local storage'])
  })

  test('a secret in a beacon or in the console is found', () => {
    const found = detector()
    found.see({ place: 'a beacon', text: JSON.stringify({ failures: [{ error: `cannot send to ${address}` }] }) })
    found.see({ place: 'the console', text: 'redeem XHKT2026BOOK' })
    expect(found.leaks()).toEqual(['address in a beacon', 'redeem_code in the console'])
  })

  test('the kinds that were sent are named, without secrets that are seeded or too short', () => {
    expect(detector().sent()).toEqual(['address', 'code', 'phone', 'redeem_code'])
    const found = new SecretDetector({ phone: ['13800000001'] })
    found.learn('/v1/user/address', { detail: '1 号', code: '123' })
    expect([found.sent(), found.leaks([{ place: 'an address', text: '/?q=123' }])]).toEqual([[], []])
  })

  test('a secret that a test names is found', () => {
    expect(detector().leaks([{ place: 'title', text: 'a b3c9d1' }], { feed: 'b3c9d1' })).toEqual(['feed in title'])
  })
})
