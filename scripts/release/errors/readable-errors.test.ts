/** @jest-environment node */
import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ErrorGroup } from '@xhkt/contract/federation/error-group'
import { type SourceMaps, sourceMapsName } from '../pack/source-maps.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { newStorePath, published } from '../testing/packed-release.ts'
import { OriginalPositions } from './original-positions.ts'
import { readableErrors } from './readable-errors.ts'

const store = new LocalFolder(newStorePath())

// The third character of the script is the fourth of the second line of the source; the function is around it.
const maps: SourceMaps = {
  scripts: { 'home.min.js': { version: 3, sources: ['remote-catalog/src/home.tsx'], names: ['openCourse'], mappings: 'EACGA' } },
  functions: { 'remote-catalog/src/home.tsx': [['HomePage', 1, 0, 9, 1], ['HomePage.open', 2, 2, 3, 1], ['other', 4, 0, 5, 1]] },
}

beforeAll(async () => {
  await published(store, { owner: 'catalog' }, { owner: 'catalog', release: '1.1.0-b' })
  for (const release of ['1.0.0-a', '1.1.0-b']) await writeFile(path.join(store.place, 'catalog', release, sourceMapsName), gzipSync(JSON.stringify(maps)))
})
afterAll(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const group = (fields: Partial<ErrorGroup> = {}): ErrorGroup => ({
  ...{ area: 'catalog', release: '1.0.0-a', step: 'render', error: 'TypeError: x', page: '/home', actions: [], engine: 'webkit 18' },
  ...{ stack: 'at t (https://learn.example/catalog/1.0.0-a/home.min.js:1:3)', count: 2, first_at: 10, last_at: 20, openings: 40 },
  ...fields,
})
const other = { release: '1.1.0-b', stack: 't@https://learn.example/catalog/1.1.0-b/home.min.js:1:3' }

test('an error has its file, line and function, and is one over the releases', async () => {
  const later = group({ ...other, count: 3, first_at: 15, last_at: 30, openings: 10, page: '/', engine: 'firefox 153', actions: ['page /'] })
  expect(await readableErrors([group(), later], new OriginalPositions(store))).toEqual([
    {
      ...{ area: 'catalog', step: 'render', error: 'TypeError: x', page: '/', actions: ['page /'], engine: 'firefox 153' },
      ...{ count: 5, first_at: 10, last_at: 30, share: 0.1, releases: ['1.0.0-a', '1.1.0-b'] },
      places: ['remote-catalog/src/home.tsx:2:4 HomePage.open'],
    },
  ])
})

test('another message is another error, and the most frequent one comes first', async () => {
  const found = await readableErrors([group(), group({ error: 'boom', count: 9, openings: 4 })], new OriginalPositions(store))
  expect(found.map(({ error, count, share }) => [error, count, share])).toEqual([['boom', 9, 1], ['TypeError: x', 2, 0.05]])
})

test('without maps the place is that of the script', async () => {
  const gone = group({ stack: 'at t (https://learn.example/catalog/0.9.0-z/home.min.js:1:3)' })
  const unmapped = group({ error: 'boom', stack: 'at https://learn.example/catalog/1.0.0-a/lesson.min.js:7:3\nat t (https://learn.example/lesson/7:1:1)' })
  expect((await readableErrors([gone, unmapped], new OriginalPositions(store))).map(({ places }) => places)).toEqual([['home.min.js:1:3 t'], ['lesson.min.js:7:3']])
  expect((await readableErrors([group()], null))[0]?.places).toEqual(['home.min.js:1:3 t'])
  expect((await readableErrors([group({ stack: '' })], null))[0]?.places).toEqual([])
})

test('the maps of a release are read once, in whatever order its errors come, and not again for the same places', async () => {
  const read = jest.spyOn(store, 'get')
  const positions = new OriginalPositions(store)
  const releases = Array.from({ length: 12 }, (_, at) => group({ stack: `f@/catalog/9.0.${at}-z/home.min.js:1:3` }))
  await readableErrors([group(), ...releases, group({ error: 'boom' }), ...releases], positions)
  expect(read).toHaveBeenCalledTimes(13)
  read.mockClear()
  expect((await readableErrors([group({ error: 'crash' })], positions))[0]?.places).toEqual(['remote-catalog/src/home.tsx:2:4 HomePage.open'])
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})
