/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promoteAll } from './promote.ts'
import { LocalFolder } from './store/local-folder.ts'
import { testKilledGc } from './testing/killed-gc-tests.ts'
import { bundleScript } from './testing/killed-promotes.ts'
import { newStorePath, packedRelease, published } from './testing/packed-release.ts'

const store = new LocalFolder(newStorePath())

afterAll(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

testKilledGc(async () => {
  const releases = ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d']
  await published(store, { owner: 'host' })
  await promoteAll(store, { host: '1.0.0-a' }, 'first')
  const packed = await Promise.all(releases.map((release) => packedRelease(store, { owner: 'player', release })))
  const script = await bundleScript('gc-until-killed', path.join(path.dirname(store.place), 'script'))
  return { store, script, place: store.place, packed, releases, kills: Number(process.env.XHKT_KILLS || 8), span: 400 }
})
