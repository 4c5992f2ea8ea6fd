import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { liveOf, pointerFile, readPointer } from '@xhkt/release/pointer/pointer'
import { throwsAtRender } from '@xhkt/release/testing/bad-edits'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import type { Variant } from '@xhkt/release/testing/variant'
import { type OwnStore, storeOfWorker } from '../../../e2e/own-store.ts'
import { runCommand } from '../run-command.ts'

const test = base.extend<object, { store: OwnStore }>({ store: storeOfWorker })

// In series: the live releases are checked once, and each test compares with them.
test.describe.configure({ mode: 'serial', timeout: 90_000 })

/** Runs a command line of `npm run release` in this process. Returns the output of both streams. */
async function release(store: OwnStore, ...args: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = []
  const say = (line: string): void => void said.push(line)
  const code = await runCommand([...args, '--store', store.folder.place], { out: say, err: say })
  return { code, said: said.join('\n') }
}

const livePlayer = async ({ folder }: OwnStore) => liveOf((await readPointer(folder)).pointer, 'player').release
const pairOf = ({ releases }: OwnStore, candidate: string): string => `host ${releases.host} with player ${candidate} (candidate)`

/** Puts a second React into the page's chunk, which runs it as soon as the container is loaded. */
function withSecondReact(): NonNullable<Variant['edit']> {
  const react = readFileSync(path.join(path.dirname(createRequire(import.meta.url).resolve('react')), 'cjs/react.production.js'), 'utf8')
  const push = /\(Array\.isArray\(globalThis\.\w+\)\?globalThis\.\w+:globalThis\.\w+=\[\]\)\.push\(/
  const second = (begin: string): string => `${begin}[["second-react"],{react(module,exports){${react}}},(require)=>require("react")]);${begin}`
  return (name, text) => (/^lesson\..*\.js$/.test(name) ? text.replace(push, second) : text)
}

const bad: [name: string, make: (store: OwnStore) => Pick<Variant, 'edit' | 'manifest'>, code: number, says: (store: OwnStore, candidate: string) => string[]][] = [
  [
    'another contract',
    () => ({ manifest: { needs: { contract: 3 } } }),
    5,
    ({ releases }, candidate) => [`player ${candidate} needs contract 3, and host ${releases.host} offers 1`],
  ],
  [
    "another area's route",
    ({ folder, releases }) => {
      const { routes } = JSON.parse(readFileSync(path.join(folder.place, 'player', releases.player, 'manifest.json'), 'utf8')) as NonNullable<Variant['manifest']>
      return { manifest: { routes: [...(routes ?? []), { path: '/:page', page: 'lesson', title: '', access: 'public', skeleton: 'plain' }] } }
    },
    5,
    (_, candidate) => [`player ${candidate}`, 'may not go live', 'both claim the path /:page, which overlaps /'],
  ],
  [
    'a page that throws when it renders',
    () => ({ edit: throwsAtRender('lesson') }),
    5,
    (store, candidate) => [`${pairOf(store, candidate)}: /live: PageError: player ${candidate} failed at render: boom`],
  ],
  [
    'a second React',
    () => ({ edit: withSecondReact() }),
    5,
    (store, candidate) => [`${pairOf(store, candidate)}: /live: has a second copy of react`],
  ],
]

for (const [name, make, code, says] of bad) {
  test(`a release with ${name} is refused`, async ({ store }) => {
    const candidate = await store.variant('player', make(store))
    const answer = await release(store, 'promote', 'player', candidate)
    for (const words of says(store, candidate)) expect(answer.said).toContain(words)
    expect(answer.code).toBe(code)
    expect(await livePlayer(store)).toBe(store.releases.player)
  })
}

test('a release with a tampered chunk is refused', async ({ store }) => {
  const candidate = await store.variant('player')
  const dir = path.join(store.folder.place, 'player', candidate)
  const chunk = readdirSync(dir).find((name) => /^lesson\..*\.js$/.test(name)) ?? ''
  const text = readFileSync(path.join(dir, chunk), 'utf8')
  writeFileSync(path.join(dir, chunk), text.replace('"use strict"', '"use STRICT"'))
  const answer = await release(store, 'promote', 'player', candidate)
  expect(answer.said).toContain(`player ${candidate} is not what was packed`)
  expect(answer.said).toContain(`${chunk} is not what was packed: its sha384 is different`)
  expect(answer.code).toBe(3)
  expect(await livePlayer(store)).toBe(store.releases.player)
})

test('a good release is checked once with each host, and then promoted without another check', async ({ store }) => {
  const next = await store.variant('host', { manifest: { built_at: new Date().toISOString() } })
  const candidate = await store.variant('player')
  const { said: planned } = await release(store, 'promote', 'player', candidate, '--dry-run')
  expect(planned).toContain(`host ${next} (candidate) with player ${candidate} (candidate)`)
  const checked = /✓ .*: \d+ pages/
  expect(await release(store, 'skew', 'player', candidate)).toMatchObject({ code: 0, said: expect.stringMatching(checked) })

  const promoted = await release(store, 'promote', 'player', candidate)
  expect(promoted.said).toContain(`player ${candidate} is live`)
  expect(promoted.said).not.toMatch(checked)
  expect(await livePlayer(store)).toBe(candidate)
})

test('a host that breaks a live area is refused, and the message names the area', async ({ store }) => {
  // Skew opens a page of each route of the host, which takes long even with one area instead of four.
  test.setTimeout(180_000)
  const { pointer, version } = await readPointer(store.folder)
  const { player } = pointer.areas
  const alone = { ...pointer, areas: { player: { ...player, previous: null } } }
  await store.folder.put(pointerFile, JSON.stringify(alone), { ifVersion: version ?? '' })
  const edit: Variant['edit'] = (name, text) => (/^(main|libraries)\..*\.js$/.test(name) ? text.replaceAll('_FEDERATION_RUNTIME_CORE', '_FEDERATION_RUNTIME_OTHER') : text)
  // Only the pages of the new host are under test here.
  await passSkew(store.folder, { owner: 'host', release: store.releases.host })
  const next = await store.variant('host', { edit })
  const answer = await release(store, 'promote', 'host', next)
  expect(answer.said).toMatch(new RegExp(`host ${next} \\(candidate\\) with player [\\w.-]+: .*/live: PageError: player [\\w.-]+ failed at entry`))
  expect(answer.code).toBe(5)
  expect(liveOf((await readPointer(store.folder)).pointer, 'host').release).toBe(store.releases.host)
})
