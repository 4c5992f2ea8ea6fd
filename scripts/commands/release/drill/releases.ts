import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sandboxConfig } from '@xhkt/release/index-html/sandbox-config'
import { writeConfig } from '@xhkt/release/index-html/write-config'
import { provenanceName } from '@xhkt/release/pack/private-files'
import { promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { copyStore } from '@xhkt/release/testing/copy-store'
import { packedRelease, published } from '@xhkt/release/testing/packed-release'
import { by, newKey, type TestKey, writeKeys } from '@xhkt/release/testing/test-key'
import type { ReleaseName } from '@xhkt/release/verify'

/** The owners of the releases: enough for a page with areas. */
const live = ['host', 'catalog', 'player'] as const

/** Whose keys a store with rights lists. */
interface Keys {
  /** Signs releases and makes them live. */
  team: TestKey
  /** Repairs the store, with the rights that the runbook names. */
  operator: TestKey
}

const newKeys = (): Keys => ({
  team: newKey('team', { publish: ['all'], promote: ['all'] }),
  operator: newKey('operator', { gc: ['all'], render: ['all'], repair: ['all'], rollback: ['all'] }),
})

/** The stores and releases that every disaster starts from. */
export interface Start {
  /** Null in stores without rights. */
  keys: Keys | null
  /** A store in which each owner has had one live release. */
  yesterday: LocalFolder
  /** The same store later: host and player have another live release. */
  today: LocalFolder
  /** A release that is packed and not published. */
  next: ReleaseName & { packed: LocalFolder }
  close: () => Promise<void>
}

/**
 * Makes small releases, and promotes them, in stores with or without rights. They have files of every kind, but nothing that a browser
 * could render.
 */
export async function startOfDrill({ rights }: { rights: boolean }): Promise<Start> {
  const keys = rights ? newKeys() : null
  return by(keys?.team ?? null, () => startWith(keys))
}

async function startWith(keys: Keys | null): Promise<Start> {
  const folder = await mkdtemp(path.join(tmpdir(), 'drill-start-'))
  const yesterday = new LocalFolder(path.join(folder, 'yesterday'))
  const today = new LocalFolder(path.join(folder, 'today'))
  const files = { [provenanceName]: '{}' }
  const first = live.map((owner) => ({ owner, files }))
  if (keys) await writeKeys(yesterday, { signed_from: 1, keys: [keys.team.listed, keys.operator.listed] })
  await published(yesterday, ...first, { owner: 'host', release: '1.0.1-b', files }, { owner: 'player', release: '1.0.1-b', files })
  const next = { owner: 'player', release: '1.0.2-c' } as const
  const packed = await packedRelease(yesterday, { ...next, files })
  await by(keys?.operator ?? null, () => writeConfig(yesterday, JSON.stringify(sandboxConfig())))
  await promoteAll(yesterday, Object.fromEntries(live.map((owner) => [owner, '1.0.0-a'])), 'yesterday')
  await copyStore(yesterday, today)
  await promoteAll(today, { host: '1.0.1-b' }, 'today')
  await promoteAll(today, { player: '1.0.1-b' }, 'today')
  return { keys, yesterday, today, next: { ...next, packed }, close: () => rm(folder, { recursive: true, force: true }) }
}
