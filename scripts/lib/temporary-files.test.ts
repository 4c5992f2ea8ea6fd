/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { canHoldTests } from './temporary-files.mjs'

/** The folder of temporary files in a process that keeps them in memory, and then runs `end`. */
function folderIn({ TMPDIR, end = '' }: { TMPDIR?: string; end?: string }): string {
  const module = path.join(import.meta.dirname, 'temporary-files.mjs')
  const imports = `import { tmpdir } from 'node:os'; import { keepTemporaryFilesInMemory } from '${module}'`
  const script = `${imports}; keepTemporaryFilesInMemory(); console.log(tmpdir()); ${end}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', env: { ...process.env, TMPDIR } }).stdout.trim()
}

const inMemory = canHoldTests() ? test : test.skip

inMemory('temporary files are in memory, and are removed when the process ends', () => {
  const folder = folderIn({})
  expect(folder).toMatch(/^\/dev\/shm\/xhkt-/)
  expect(existsSync(folder)).toBe(false)
})

inMemory('the files of a killed process are removed by the next one', () => {
  const left = folderIn({ end: "process.kill(process.pid, 'SIGKILL')" })
  expect(existsSync(left)).toBe(true)
  folderIn({})
  expect(existsSync(left)).toBe(false)
})

inMemory('the files of a killed process that had the same id are no obstacle', () => {
  const end = "delete process.env.TMPDIR; keepTemporaryFilesInMemory(); console.log('again')"
  expect(folderIn({ end })).toMatch(/\nagain$/)
})

test('TMPDIR chooses another folder', () => {
  expect(folderIn({ TMPDIR: '/elsewhere' })).toBe('/elsewhere')
})
