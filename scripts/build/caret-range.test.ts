/** @jest-environment node */
import fc from 'fast-check'
import { satisfy } from './caret-range.mjs'

describe('satisfy', () => {
  it.each([
    ['1.2.3', '^1.2.3', true],
    ['1.10.0', '^1.2.3', true],
    ['1.2.2', '^1.2.3', false],
    ['2.0.0', '^1.2.3', false],
    ['0.2.9', '^0.2.3', true],
    ['0.3.0', '^0.2.3', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['0.0.0', '^0.0.0', true],
    ['0.0.1', '^0.0.0', false],
    ['1.2.3', '<=1.2.3', true],
    ['1.3.0', '<=1.2.9', false],
    ['1.9.9', '<=1.10.0', true],
    ['1.2.3', '1.2.3', false],
    ['1.2.3-beta.1', '^1.2.3', false],
    ['', '^1.2.3', false],
  ])('%s in %s: %s', (version, range, expected) => expect(satisfy(version, range)).toBe(expected))

  it('accepts a later version of the same major, and none of another major', () => {
    const number = fc.nat(30)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), number, number, number, number, (major, minor, patch, up, other) => {
        expect(satisfy(`${major}.${minor + up}.${patch}`, `^${major}.${minor}.${patch}`)).toBe(true)
        expect(satisfy(`${other}.${minor + up}.${patch}`, `^${major}.${minor}.${patch}`)).toBe(other === major)
      }),
    )
  })
})
