/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promote, promoteAll } from '../promote.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { type Contents, copyOf, newStorePath, published } from '../testing/packed-release.ts'

let first: LocalFolder
let store: LocalFolder

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(first, { owner: 'host' }, { owner: 'player' })
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
})
beforeEach(() => (store = copyOf(first)))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))

/** Text that does not compress. */
const noise = (bytes: number): string => randomBytes(bytes).toString('latin1')

async function promoteWith(contents: Contents) {
  await published(store, { ...contents, release: '1.0.9-x' })
  return promote(store, { owner: contents.owner, release: '1.0.9-x', base: '1.0.0-a', why: '' })
}

test.each<[name: string, kilobytes: number, problem: RegExp]>([
  ['page.css', 9, /style sheet page\.css: \S+ KB, 8\.0 KB are allowed/],
  ['photo.png', 5, /picture photo\.png: \S+ KB, 4\.0 KB are allowed/],
  ['chat-sdk.09af.js', 125, /chat SDK chat-sdk\.09af\.js: \S+ KB, 124\.0 KB are allowed/],
  ['flv.09af.js', 65, /FLV engine flv\.09af\.js: \S+ KB, 64\.0 KB are allowed/],
  ['hls.09af.js', 101, /media engine hls\.09af\.js: \S+ KB, 100\.0 KB are allowed/],
  ['antd-table.js', 41, /script antd-table\.js: \S+ KB, 40\.0 KB are allowed/],
  ['font.woff2', 13, /other file font\.woff2: \S+ KB, 12\.0 KB are allowed/],
])('a release is refused if %s is over the budget of its kind', async (name, size, problem) => {
  const refused = { kind: 'gate', problems: expect.arrayContaining([expect.stringMatching(problem)]) }
  await expect(promoteWith({ owner: 'player', files: { [name]: noise(size * 1024) } })).rejects.toMatchObject(refused)
})

test('a release is refused if its style sheets together are over their budget', async () => {
  const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`part-${index}.css`, noise(3 * 1024)]))
  await expect(promoteWith({ owner: 'host', files })).rejects.toMatchObject({
    problems: [expect.stringMatching(/host 1\.0\.9-x: all style sheets: \S+ KB, 34\.0 KB are allowed/)],
  })
})
