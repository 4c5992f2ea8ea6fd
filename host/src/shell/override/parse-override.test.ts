/** @jest-environment node */
import { parseOverride } from './parse-override.ts'

const allowed = ['http://localhost:3001']

test.each([
  'player@http://localhost:3001/player/1.0.0-a/',
  'player@http://localhost:3001/player/1.0.0-a',
  'player@http://localhost:3001/player/1.0.0-a/?x=1#y',
  'player@HTTP://LOCALHOST:3001/player/1.0.0-a/',
  'player@http://localhost:3001/player/1.0.0-a/mf-manifest.json',
  'player@http://localhost:3001/player/1.0.0-a/container.min.js',
])('%s is a release', (text) => {
  expect(parseOverride(text, allowed)).toEqual({ area: 'player', kind: 'release', address: 'http://localhost:3001/player/1.0.0-a/' })
})

test.each([
  ['player@http://localhost:3001/mf-manifest.json', 'manifest', 'http://localhost:3001/mf-manifest.json'],
  ['player@http://localhost:3001/dist/mf-manifest.json?x=1', 'manifest', 'http://localhost:3001/dist/mf-manifest.json'],
  ['player@http://localhost:3001/remoteEntry.js', 'container', 'http://localhost:3001/remoteEntry.js'],
  ['player@http://localhost:3001/a/remoteEntry.mjs', 'container', 'http://localhost:3001/a/remoteEntry.mjs'],
])('%s is a %s of another build', (text, kind, address) => {
  expect(parseOverride(text, allowed)).toEqual({ area: 'player', kind, address })
})

test('an area that is newer than the host can be overridden', () => {
  expect(parseOverride('forum@http://localhost:3001/forum/1.0.0-a/', allowed)).toMatchObject({ area: 'forum', kind: 'release' })
})

test.each([
  'player@http://localhost:3002/player/1.0.0-a/',
  'player@http://localhost:3002/mf-manifest.json',
  'player@http://evil.example/remoteEntry.js',
  'player@https://localhost:3001/player/1.0.0-a/',
  'player@http://localhost:3001.evil.example/player/1.0.0-a/',
  'player@http://localhost:3001@evil.example/player/1.0.0-a/',
  'player@http://evil.example/?http://localhost:3001/',
  'player@//localhost:3001/player/1.0.0-a/',
  'player@data:text/javascript,alert(1)',
  'host@http://localhost:3001/host/1.0.0-a/',
  'toString@http://localhost:3001/a/',
  'http://localhost:3001/player/1.0.0-a/',
  'player',
])('%s is refused', (text) => {
  expect(parseOverride(text, allowed)).toEqual({ refused: expect.stringContaining(text) })
})
