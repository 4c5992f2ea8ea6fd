import fc from 'fast-check'
import { matchPath, matchRoute } from './match-route.ts'

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/home', '/home/', {}],
    ['/courseDetail/:course_id', '/courseDetail/12', { course_id: '12' }],
    ['/personal', '/personal/myCourse', null],
    ['/personal/myCourse', '/personal', null],
    ['/about.html', '/about.html', {}],
    ['/home', '/Home', null],
    ['/', '/home', null],
  ])('%s on %s', (path, pathname, expected) => {
    expect(matchPath(path, pathname)).toEqual(expected)
  })

  it('finds every literal path on itself', () => {
    const segment = fc.stringMatching(/^[A-Za-z0-9_.-]{1,12}$/)
    fc.assert(fc.property(fc.array(segment, { maxLength: 5 }), (parts) => matchPath(`/${parts.join('/')}`, `/${parts.join('/')}`) !== null))
  })
})

describe('matchRoute', () => {
  const routes = [{ path: '/a' }, { path: '/a/:id' }, { path: '/a/b' }]

  it('takes the first that fits', () => expect(matchRoute('/a/b', routes)).toBe(routes[1]))
  it('gives null for an address of nobody', () => expect(matchRoute('/x', routes)).toBeNull())
})
