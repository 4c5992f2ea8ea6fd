/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { areas } from '@xhkt/contract/federation/areas'
import { root } from '../../lib/paths.mjs'
import { Misuse } from '../../lib/usage.mjs'
import { help, readArguments } from './arguments.mjs'

const everything = areas.toSorted()

test.each<[args: string[], fromSource: string[]]>([
  [[], everything],
  [['player'], ['player']],
  [['player', 'catalog'], ['player', 'catalog']],
  [['host'], []],
])('%j compiles from source, beside the host: %j', (args, fromSource) => {
  expect(readArguments(args, undefined).fromSource).toEqual(fromSource)
})

test.each<[args: string[], defaultPort: string | undefined, port: number]>([
  [[], undefined, 8080],
  [[], '9000', 9000],
  [['--port', '9001'], '9000', 9001],
])('%j with PORT=%s listens on %i', (args, defaultPort, port) => {
  expect(readArguments(args, defaultPort).port).toBe(port)
})

test.each<[args: string[], message: RegExp]>([
  [['players'], new RegExp(`no area players\\. .* takes host, ${everything.join(', ')}`)],
  [['--port', 'x'], /--port x is not a port: give a number/],
  [['--override', 'localhost:3001'], /--override localhost:3001 is not an origin: give one/],
  [['--override', 'http://localhost:3001/remoteEntry.js'], /is not an origin/],
  [['--prot', '1'], /--prot.*--help/],
])('%j is refused, and the message says what to do', (args, message) => {
  expect(() => readArguments(args, undefined)).toThrow(message)
  expect(() => readArguments(args, undefined)).toThrow(Misuse)
})

test('origins of remotes that a tab may run can be named', () => {
  expect(readArguments([], undefined).overrides).toEqual([])
  expect(readArguments(['--override', 'http://localhost:3001', '--override', 'http://localhost:3002'], undefined).overrides).toEqual(['http://localhost:3001', 'http://localhost:3002'])
})

const dev = (...args: string[]) => spawnSync(process.execPath, [path.join(root, 'scripts/commands/dev/main.mjs'), ...args], { encoding: 'utf8' })

test('an empty PORT is refused', () => expect(() => readArguments([], '')).toThrow('PORT= is not a port: give a number'))

test('--help prints the usage, and an unknown area ends with exit code 2', () => {
  expect(dev('--help')).toMatchObject({ status: 0, stdout: `${help}\n` })
  expect(dev('-h')).toMatchObject({ status: 0, stdout: `${help}\n` })
  expect(dev('players')).toMatchObject({ status: 2, stderr: expect.stringContaining('no area players') })
})

test('a port in use is named, with the command for another', async () => {
  const taken = createServer()
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, () => resolve((taken.address() as { port: number }).port))
  })
  expect(dev('--port', String(port))).toMatchObject({ status: 1, stderr: expect.stringContaining(`npm run dev -- --port ${port + 1}`) })
  await new Promise((resolve) => taken.close(resolve))
})
