/** @jest-environment node */
import { parseOverride } from './parse-override.ts'

const allowed = ['http://localhost:3001']

test.each([
  ['player@http://localhost:3001/player/1.0.0-a/', 'http://localhost:3001/player/1.0.0-a/'],
  ['player@http://localhost:3001/player/1.0.0-a', 'http://localhost:3001/player/1.0.0-a/'],
  ['player@http://localhost:3001/player/1.0.0-a/?x=1#y', 'http://localhost:3001/player/1.0.0-a/'],
  ['player@HTTP://LOCALHOST:3001/player/1.0.0-a/', 'http://localhost:3001/player/1.0.0-a/'],
])('%s is accepted', (text, folder) => {
  expect(parseOverride(text, allowed)).toEqual({ area: 'player', folder })
})

test.each([
  'player@http://localhost:3002/player/1.0.0-a/',
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
