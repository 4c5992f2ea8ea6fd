/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { LocalFolder } from './store/local-folder.ts'
import { openStore } from './store/open-store.ts'
import { copyStore } from './testing/copy-store.ts'
import { bundleScript } from './testing/killed-promotes.ts'
import { describeOnS3 } from './testing/on-s3.ts'
import { folderOfReleases, releases, testKilledPromotes } from './testing/killed-promotes-tests.ts'

describeOnS3('in a bucket', (server) => {
  let folder: LocalFolder

  afterAll(() => rmSync(path.dirname(folder.place), { recursive: true, force: true }))

  testKilledPromotes(async () => {
    folder = await folderOfReleases()
    const place = await server().newStore()
    const store = await openStore(place)
    await copyStore(folder, store)
    const script = await bundleScript('promote-until-killed', path.join(path.dirname(folder.place), 'script'))
    const kills = Number(process.env.XHKT_KILLS || 12)
    return { store, trial: { script, place, env: server().env, releases, kills } }
  })
})
