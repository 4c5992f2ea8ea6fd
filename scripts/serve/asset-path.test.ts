/** @jest-environment node */
import { isAssetPath } from './asset-path.ts'

describe('isAssetPath', () => {
  it.each([
    ['/host/1.0.0-3f2a9c81d4/main.js', true],
    ['/personal/1.0.0-3f2a9c81d4/container.js', true],
    ['/personal/myCourse', false],
    ['/personal/1.0.0-3f2a9c81d4/', false],
    ['/about.html', false],
    ['/an-area-of-tomorrow/1.0.0-3f2a9c81d4/container.js', true],
    ['/v1/1.0.0-3f2a9c81d4/main.js', false],
  ])('%s: %s', (path, expected) => expect(isAssetPath(path)).toBe(expected))
})
