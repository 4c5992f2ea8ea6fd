/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { newStorePath } from '../testing/packed-release.ts'
import { testStoreContract } from '../testing/store-contract.ts'
import { LocalFolder } from './local-folder.ts'
import { withoutWrites } from './without-writes.ts'

let behind: LocalFolder

beforeEach(() => (behind = new LocalFolder(newStorePath())))
afterEach(() => rmSync(path.dirname(behind.place), { recursive: true, force: true }))

testStoreContract(() => Promise.resolve(withoutWrites(behind)))

test('reads go to the store behind, which stays as it is', async () => {
  const version = await behind.put('a/1', 'one', { ifAbsent: true })
  await behind.put('a/2', 'two', { ifAbsent: true })
  const dry = withoutWrites(behind)
  await dry.put('a/1', 'changed', { ifVersion: version })
  await dry.remove('a/2')
  await dry.put('a/3', 'three', { ifAbsent: true })
  expect([(await dry.get('a/1'))?.body.toString(), await dry.get('a/2'), await dry.list('a/')]).toEqual(['changed', null, ['a/1', 'a/3']])
  expect([(await behind.get('a/1'))?.body.toString(), await behind.list('')]).toEqual(['one', ['a/1', 'a/2']])
})
