import type { Owner } from '@xhkt/contract/federation/areas'
import { releaseName } from '../../build/release-name.ts'
import { liveOf, readPointer } from '../pointer/pointer.ts'
import { promote } from '../promote.ts'
import { publish } from '../publish.ts'
import { findManifest, prefixOf } from '../release-folder.ts'
import { knownKeys } from '../signing/known-keys.ts'
import { LocalFolder } from '../store/local-folder.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { checkSkew } from '../skew/skew.ts'
import { verify } from '../verify.ts'
import { checkArea } from './check-area.ts'
import { numberOf, ownerOf, type Run } from './command.ts'
import { describeChange } from './describe-change.ts'
import { packRelease } from './pack-command.ts'

/** Runs a step and says how long it took. */
async function step<Result>(say: (line: string) => void, name: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now()
  say(`… ${name}`)
  const result = await work()
  say(`✓ ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  return result
}

interface Shipment {
  store: ReleaseStore
  owner: Owner
  release: string
  say: (line: string) => void
}

/** Brings the release into the store; what is there already was built from the same sources, and is not built again. */
async function bringIn({ store, owner, release, say }: Shipment): Promise<void> {
  if (await findManifest(store, owner, release)) {
    say(`✓ ${owner} ${release} is in ${store.place} already: it is not built again`)
    return
  }
  const { folder } = await step(say, 'build and pack', () => packRelease(store, owner, say))
  const packed = new LocalFolder(folder)
  const keys = await knownKeys(store)
  await step(say, 'verify', () => verify(packed, { prefix: '', keys, expected: { owner, release } }))
  await step(say, 'publish', () => publish(store, packed))
}

export const releaseCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, options, say } = invocation
  const expectSeq = numberOf(options, 'expect-seq')
  // Looked at first: who changes this area while it is checked and built makes the release stale.
  const base = options.base ?? liveOf((await readPointer(store)).pointer, owner).release
  const release = releaseName(owner)
  const why = options.why ?? ''
  await step(say, `check ${owner} and shared`, () => checkArea(owner, say))
  if (options['dry-run']) {
    const steps = (await findManifest(store, owner, release)) ? 'look at and promote' : 'build, pack, verify, publish, look at and promote'
    return { lines: [`Would ${steps} ${prefixOf(owner, release)} in place of ${base ?? 'nothing'}`], data: { owner, release, base, dry_run: true } }
  }
  await bringIn({ store, owner, release, say })
  await step(say, 'skew', () => checkSkew(store, { owner, release, say }))
  const change = await step(say, 'promote', () => promote(store, { owner, release, why, base, expectSeq }))
  return describeChange(change, { owner, dryRun: false, already: `${owner} ${release} is live already` })
}
