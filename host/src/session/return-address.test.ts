import { auth, requestLogin } from '@xhkt/platform/auth'
import { accountPage, comeBack, forgetReturn, rememberReturn, returnAddress } from './return-address.ts'

const open = (address: string) => history.replaceState(null, '', address)
const openLogin = (target: string) => open(`/login?return_to=${encodeURIComponent(target)}`)

afterEach(() => {
  forgetReturn()
  auth.closeLogin()
  sessionStorage.clear()
  open('/')
})

describe('product decisions, Session: the address to return to is a path of this site', () => {
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
    '%s leads home: a way in does not lead to a way in',
    (target) => {
      openLogin(target)
      expect(returnAddress()).toBe('/')
    },
  )

  test('the first of several counts', () => {
    open('/login?return_to=%2Fhome&return_to=//evil.com')
    expect(returnAddress()).toBe('/home')
  })
})

describe('the ways between the account pages', () => {
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

  test('an address that waits for a login goes along', () => {
    void requestLogin('/payment?order_no=7')
    expect(accountPage('/register')).toBe('/register?return_to=%2Fpayment%3Forder_no%3D7')
  })
})

describe('section 4: the stored pre-login address, or the site home if none', () => {
  test('what was stored is there after a third party has been', () => {
    open('/courseDetail?course_id=12')
    rememberReturn()
    open('/control/authQQCallback')
    comeBack()
    expect(returnAddress()).toBe('/courseDetail?course_id=12')
    forgetReturn()
    expect(returnAddress()).toBe('/')
  })

  test('what is left of an attempt that was given up leads nowhere', () => {
    open('/courseDetail?course_id=12')
    rememberReturn()
    open('/login')
    expect(returnAddress()).toBe('/')
  })

  test('what somebody else has stored is checked again', () => {
    comeBack()
    sessionStorage.setItem('xhkt_return_to', JSON.stringify('//evil.com'))
    expect(returnAddress()).toBe('/')
  })
})
