/** @jest-environment node */
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

  it('matches every literal path with itself', () => {
    const segment = fc.stringMatching(/^[A-Za-z0-9_.-]{1,12}$/)
    fc.assert(fc.property(fc.array(segment, { maxLength: 5 }), (parts) => matchPath(`/${parts.join('/')}`, `/${parts.join('/')}`) !== null))
  })
})

describe('matchRoute', () => {
  const routes = [{ path: '/a' }, { path: '/a/:id' }, { path: '/a/b' }]

  it('gives the first route that matches', () => expect(matchRoute('/a/b', routes)).toBe(routes[1]))
  it('gives null when no route matches', () => expect(matchRoute('/x', routes)).toBeNull())
})
