/** @jest-environment node */
import type { Problem } from '@xhkt/release/skew/records'
import { linesOf, loggedText, newProblems, withoutEchoes } from './problems.ts'

const problem = (path: string, why: string): Problem => ({ owner: 'catalog', path, why })

describe('newProblems', () => {
  const known = [problem('/', 'PageError: catalog 1.0.0-1f2e3d4c5b failed at render: boom'), problem('/home', '/catalog/1.0.0-1f2e3d4c5b/home.0123456789.js: gone')]

  it.each<[what: string, found: Problem, isNew: boolean]>([
    ['the same problem of the next release is known', problem('/', 'PageError: catalog 1.0.1-aabbccddee failed at render: boom'), false],
    ['a file that differs only in its digest is known', problem('/home', '/catalog/1.0.1-aabbccddee/home.9876543210.js: gone'), false],
    ['another problem is new', problem('/', 'PageError: catalog 1.0.1-aabbccddee failed at render: bang'), true],
    ['the same problem on another page is new', problem('/search', 'PageError: catalog 1.0.1-aabbccddee failed at render: boom'), true],
    ['the same problem in another area is new', { ...known[0]!, owner: 'player' }, true],
  ])('%s', (_, found, isNew) => expect(newProblems([found], known)).toEqual(isNew ? [found] : []))
})

test('a file that fails to load is named, without its query; any other error stays as it is', () => {
  const missing = 'Failed to load resource: the server responded with a status of 404 (Not Found)'
  expect(loggedText(missing, 'http://127.0.0.1:1/media/a.webp?w=1')).toBe(`${missing}: http://127.0.0.1:1/media/a.webp`)
  expect(loggedText(missing, '')).toBe(missing)
  expect(loggedText('boom', 'http://127.0.0.1:1/catalog/a.js')).toBe('boom')
})

test('withoutEchoes keeps the first line of the error that names the release, and drops the same error without the name', () => {
  const named = 'PageError: catalog 1.0.1-a failed at render: boom'
  expect(withoutEchoes(['Error: boom\n    at home.js:1:2', named, 'Failed to load resource', named])).toEqual([named, 'Failed to load resource'])
})

test('linesOf gives one line for all pages with the same problem', () => {
  const found = [problem('/', 'boom'), problem('/home', 'boom'), problem('/home', 'bang')]
  expect(linesOf(found)).toEqual([
    { owner: 'catalog', line: '/, /home: boom' },
    { owner: 'catalog', line: '/home: bang' },
  ])
})
