/** @jest-environment node */
import { linesOf, newProblems, type Problem, withoutEchoes } from './problems.ts'

const problem = (path: string, why: string): Problem => ({ owner: 'catalog', path, why })

describe('what is new', () => {
  const known = [problem('/', 'PageError: catalog 1.0.0-1f2e3d4c5b failed at render: boom'), problem('/home', '/catalog/1.0.0-1f2e3d4c5b/home.0123456789.js: gone')]

  it.each<[what: string, found: Problem, isNew: boolean]>([
    ['the same fault of the next release', problem('/', 'PageError: catalog 1.0.1-aabbccddee failed at render: boom'), false],
    ['the same file, which has another digest', problem('/home', '/catalog/1.0.1-aabbccddee/home.9876543210.js: gone'), false],
    ['another fault', problem('/', 'PageError: catalog 1.0.1-aabbccddee failed at render: bang'), true],
    ['the fault on another page', problem('/search', 'PageError: catalog 1.0.1-aabbccddee failed at render: boom'), true],
    ['the fault in another area', { ...known[0]!, owner: 'player' }, true],
  ])('%s', (_, found, isNew) => expect(newProblems([found], known)).toEqual(isNew ? [found] : []))
})

test('an error that the console shows beside the one that names its release is said once, by its first line', () => {
  const named = 'PageError: catalog 1.0.1-a failed at render: boom'
  expect(withoutEchoes(['Error: boom\n    at home.js:1:2', named, 'Failed to load resource', named])).toEqual([named, 'Failed to load resource'])
})

test('pages with one fault share a line', () => {
  const found = [problem('/', 'boom'), problem('/home', 'boom'), problem('/home', 'bang')]
  expect(linesOf(found)).toEqual([
    { owner: 'catalog', line: '/, /home: boom' },
    { owner: 'catalog', line: '/home: bang' },
  ])
})
