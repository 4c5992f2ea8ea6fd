import { type ChunkRequire, loadChunksOf } from './area-chunks.ts'

let made = 0

/** A container with a chunk of each kind: `page` has a script and a style sheet. */
function aContainer(name = `chunks_${++made}`) {
  const require: ChunkRequire = { m: {}, f: {}, p: '/catalog/1.0.0-a/', u: (chunk) => `${chunk}.min.js` }
  loadChunksOf(name, require, { scriptOnly: ['code'], styleOnly: ['common'] })
  const load = (chunk: string): Promise<unknown> => {
    const promises: Promise<unknown>[] = []
    for (const kind of Object.values(require.f)) kind(chunk, promises)
    return Promise.all(promises)
  }
  const arrive = (chunk: string): void => {
    const chunks = (window as unknown as Record<string, { push: (chunk: unknown) => void }>)[`webpackChunk${name}`]
    chunks?.push([[chunk], { [`module of ${chunk}`]: () => undefined }])
  }
  return { name, require, load, arrive }
}

const requested = (): string[] => [...document.head.querySelectorAll('script, link')].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
const finish = (event: 'load' | 'error', file: string): void => {
  document.head.querySelector(`[src$="${file}"], [href$="${file}"]`)?.dispatchEvent(new Event(event))
}
const outcomeOf = (load: Promise<unknown>): Promise<string> => load.then(() => 'loaded', (error: unknown) => (error as Error).message)

afterEach(() => document.head.replaceChildren())

test('a chunk is its script and its style sheet, requested once', async () => {
  const { require, load, arrive } = aContainer()
  const both = Promise.all([load('page'), load('page')])
  expect(requested()).toEqual(['/catalog/1.0.0-a/page.min.css', '/catalog/1.0.0-a/page.min.js'])
  finish('load', 'page.min.css')
  arrive('page')
  finish('load', 'page.min.js')
  await both
  expect(require.m).toHaveProperty(['module of page'])
  await load('page')
  // The element of the script has gone, and no other has come.
  expect(requested()).toEqual(['/catalog/1.0.0-a/page.min.css'])
})

test.each([
  ['without styles', 'code', ['/catalog/1.0.0-a/code.min.js']],
  ['of styles alone', 'common', ['/catalog/1.0.0-a/common.min.css']],
])('a chunk %s is one file', (_, chunk, files) => {
  void aContainer().load(chunk)
  expect(requested()).toEqual(files)
})

test.each(['page.min.js', 'page.min.css'])('a file that fails (%s) fails the import, and the next one requests that file alone again', async (failing) => {
  const { load, arrive } = aContainer()
  const first = outcomeOf(load('page'))
  for (const file of ['page.min.css', 'page.min.js']) {
    if (file === failing) finish('error', file)
    else {
      if (file.endsWith('js')) arrive('page')
      finish('load', file)
    }
  }
  // Before the promise has rejected, as a click on 重试 may.
  const second = load('page')
  expect(await first).toBe(`cannot load /catalog/1.0.0-a/${failing}`)
  expect(requested()).toEqual(['/catalog/1.0.0-a/page.min.css', ...(failing.endsWith('js') ? ['/catalog/1.0.0-a/page.min.js'] : [])])
  if (failing.endsWith('js')) arrive('page')
  finish('load', failing)
  expect(await outcomeOf(second)).toBe('loaded')
})

test('a script that is not the chunk fails the import, and the next one requests it again', async () => {
  const { load, arrive } = aContainer()
  const first = outcomeOf(load('code'))
  finish('load', 'code.min.js')
  expect(await first).toBe('/catalog/1.0.0-a/code.min.js is not the chunk code')
  const second = outcomeOf(load('code'))
  arrive('code')
  finish('load', 'code.min.js')
  expect(await second).toBe('loaded')
})

test('a script that arrives after its load has failed counts', async () => {
  const { load, arrive } = aContainer()
  const first = outcomeOf(load('code'))
  finish('error', 'code.min.js')
  await first
  arrive('code')
  expect(await outcomeOf(load('code'))).toBe('loaded')
  expect(requested()).toEqual([])
})

test('a chunk that is there twice keeps its first modules', () => {
  const { name, require, arrive } = aContainer()
  arrive('page')
  const first = require.m['module of page']
  arrive('page')
  expect(require.m['module of page']).toBe(first)
  expect(name).toBeTruthy()
})

test('a container script that runs twice makes two containers, and both get the chunks', async () => {
  const first = aContainer()
  const loading = first.load('code')
  const second = aContainer(first.name)
  first.arrive('code')
  finish('load', 'code.min.js')
  await loading
  for (const { require } of [first, second, aContainer(first.name)]) expect(require.m).toHaveProperty(['module of code'])
})
