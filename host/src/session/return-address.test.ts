import { auth, requestLogin } from '@xhkt/platform/auth'
import { accountPage, markReturned, forgetReturn, rememberReturn, returnAddress } from './return-address.ts'

const open = (address: string) => history.replaceState(null, '', address)
const openLogin = (target: string) => open(`/login?return_to=${encodeURIComponent(target)}`)

afterEach(() => {
  forgetReturn()
  auth.closeLogin()
  sessionStorage.clear()
  open('/')
})

describe('return address: a path of this site [session#return-address]', () => {
  test.each(['/', '/home', '/personal/myOrder', '/courseDetail?course_id=12', '/search?keyword=%E9%AB%98%E6%95%B0&page=2', '/loginhelp'])(
    '%s is kept',
    (target) => {
      openLogin(target)
      expect(returnAddress()).toBe(target)
    },
  )

  test.each([
    'https://evil.com',
    'https:evil.com',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/\t/evil.com',
    '/%09/evil.com',
    '/%2F/evil.com',
    '/%252Fevil.com',
    '/.//evil.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.com',
    '@evil.com',
    ' /home',
    '/a\u0000b',
    '',
  ])('%j leads home', (target) => {
    openLogin(target)
    expect(returnAddress()).toBe('/')
  })

  test.each(['/login', '/login?return_to=%2Flogin', '/phone', '/register#x', '/forged/', '/control/authQQCallback?code=1'])(
    '%s leads home: an account page does not return to an account page',
    (target) => {
      openLogin(target)
      expect(returnAddress()).toBe('/')
    },
  )

  test('the first of several parameters counts', () => {
    open('/login?return_to=%2Fhome&return_to=//evil.com')
    expect(returnAddress()).toBe('/home')
  })
})

describe('links between the account pages', () => {
  test.each([
    ['/', '/login'],
    ['/courseDetail?course_id=12', '/login?return_to=%2FcourseDetail%3Fcourse_id%3D12'],
    ['/register?return_to=%2FcourseDetail%3Fcourse_id%3D12', '/login?return_to=%2FcourseDetail%3Fcourse_id%3D12'],
    ['/register?return_to=//evil.com', '/login'],
    ['/forged', '/login'],
  ])('from %s the login is at %s', (here, expected) => {
    open(here)
    expect(accountPage('/login')).toBe(expected)
  })

  test('the address of a pending login is kept', () => {
    void requestLogin('/payment?order_no=7')
    expect(accountPage('/register')).toBe('/register?return_to=%2Fpayment%3Forder_no%3D7')
  })
})

describe('return address: the stored pre-login address, or home if there is none [session#return-address]', () => {
  test('a stored address counts on the page that a third party returns to', () => {
    open('/courseDetail?course_id=12')
    rememberReturn()
    open('/control/authQQCallback')
    markReturned()
    expect(returnAddress()).toBe('/courseDetail?course_id=12')
    forgetReturn()
    expect(returnAddress()).toBe('/')
  })

  test('the address of an attempt that was given up does not count', () => {
    open('/courseDetail?course_id=12')
    rememberReturn()
    open('/login')
    expect(returnAddress()).toBe('/')
  })

  test('an invalid stored address is rejected', () => {
    markReturned()
    sessionStorage.setItem('xhkt_return_to', JSON.stringify('//evil.com'))
    expect(returnAddress()).toBe('/')
  })
})
