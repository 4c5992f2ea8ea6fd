/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { LocalFolder } from './store/local-folder.ts'
import { bundleScript } from './testing/killed-promotes.ts'
import { folderOfReleases, releases, testKilledPromotes } from './testing/killed-promotes-tests.ts'

let store: LocalFolder

afterAll(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

testKilledPromotes(async () => {
  store = await folderOfReleases()
  const script = await bundleScript('promote-until-killed', path.join(path.dirname(store.place), 'script'))
  return { store, trial: { script, place: store.place, releases, kills: Number(process.env.XHKT_KILLS || 24) } }
})
