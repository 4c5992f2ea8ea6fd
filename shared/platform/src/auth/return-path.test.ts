import fc from 'fast-check'
import { safeReturnPath } from '@xhkt/platform/auth'

describe('the address to return to after a login', () => {
  test.each([
    '/',
    '/home',
    '/courseDetail?course_id=12',
    '/search?keyword=%E9%AB%98%E6%95%B0',
    '/search?keyword=a%2F%2Fb%5Cc',
    '/categories?next=https://evil.com',
    '/aboutAndcontact/index/about#x',
    '/%E8%AF%BE%E7%A8%8B',
  ])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  test.each([
    null,
    undefined,
    '',
    ' /home',
    'home',
    'courseDetail?course_id=1',
    '?a=1',
    '#a',
    'https://evil.com',
    'https:/evil.com',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '\t//evil.com',
    '/a\u0000b',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/.//evil.com',
    '/a/..//evil.com',
    '/%2Fevil.com',
    '/%2f%2fevil.com',
    '%2F%2Fevil.com',
    '/%5Cevil.com',
    '/%5c/evil.com',
    '/%252Fevil.com',
    '/%25252525252Fevil.com',
    '/%09/evil.com',
    '/%2e%2e/%2fevil.com',
    '/%E0%A4%A',
  ])('drops %j', (path) => {
    expect(safeReturnPath(path)).toBeNull()
  })

  test('browsers and routers read every kept address as one of this site', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', 'evil.com', '%2f', '%5C', '%2e', '%25', '2f', '\t', '\n', '?', '#', '@', ':', 'a', 'javascript:')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = safeReturnPath(pieces.join(''))
        if (path === null) return
        const url = new URL(path, location.origin)
        expect(url.origin).toBe(location.origin)
        expect(new URL(url.pathname, location.origin).origin).toBe(location.origin)
        expect(decodeURIComponent(url.pathname)).not.toMatch(/^\/[/\\]/)
      }),
      { numRuns: 2000 },
    )
  })
})
