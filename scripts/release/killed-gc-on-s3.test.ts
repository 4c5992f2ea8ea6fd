/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promoteAll } from './promote.ts'
import { LocalFolder } from './store/local-folder.ts'
import { openStore } from './store/open-store.ts'
import { copyStore } from './testing/copy-store.ts'
import { testKilledGc } from './testing/killed-gc-tests.ts'
import { bundleScript } from './testing/killed-promotes.ts'
import { describeOnS3 } from './testing/on-s3.ts'
import { newStorePath, packedRelease, published } from './testing/packed-release.ts'

describeOnS3('in a bucket', (server) => {
  const folder = new LocalFolder(newStorePath())
  afterAll(() => rmSync(path.dirname(folder.place), { recursive: true, force: true }))

  testKilledGc(async () => {
    const releases = ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d']
    await published(folder, { owner: 'host' })
    await promoteAll(folder, { host: '1.0.0-a' }, 'first')
    const packed = await Promise.all(releases.map((release) => packedRelease(folder, { owner: 'player', release })))
    const place = await server().newStore()
    const store = await openStore(place)
    await copyStore(folder, store)
    const script = await bundleScript('gc-until-killed', path.join(path.dirname(folder.place), 'script'))
    const kills = Number(process.env.XHKT_KILLS || 3)
    return { store, script, place, env: server().env, packed, releases, kills, span: 1500 }
  })
})
