import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { promote } from '@xhkt/release/promote'
import { publish } from '@xhkt/release/publish'
import { findManifest, prefixOf } from '@xhkt/release/release-folder'
import { requireMayGoLive } from '@xhkt/release/require-may-go-live'
import { requireRight } from '@xhkt/release/signing/require-right'
import { readStoreKeys } from '@xhkt/release/signing/store-keys'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { type Inputs, inputsOf } from '../../build/input-hash.ts'
import { checkSkew } from './skew/check-skew.ts'
import { checkSources } from './check-sources.ts'
import { numberOf, ownerOf, type Run } from './command.ts'
import { describeChange } from './describe-change.ts'
import { hintsOf } from './hints.ts'
import { packRelease } from './pack-command.ts'
import { verifyRelease } from './verify-release.ts'

/** Runs a step and prints the time that it took. */
export async function step<Result>(say: (line: string) => void, name: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now()
  say(`… ${name}`)
  const result = await work()
  say(`✓ ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  return result
}

interface Publication {
  store: ReleaseStore
  inputs: Inputs
  say: (line: string) => void
}

/** Builds and publishes the release if the store lacks it. A release of the same name has the same sources. */
export async function publishOnce({ store, inputs, say }: Publication): Promise<void> {
  const { owner, release } = inputs
  if (await findManifest(store, owner, release)) {
    say(`✓ ${owner} ${release} is in ${store.place} already and is not built again`)
    return
  }
  const { folder } = await step(say, 'build and pack', () => packRelease(store, inputs, say))
  const packed = new LocalFolder(folder)
  const { keys } = await readStoreKeys(store)
  await step(say, 'verify', () => verifyRelease(packed, { prefix: '', keys, expected: { owner, release } }))
  await step(say, 'publish', () => publish(store, packed))
}

export const releaseCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, options, say } = invocation
  const expectSeq = numberOf(options, 'expect-seq')
  // Reads the pointer first: a change of the area during check and build makes the release stale.
  const { pointer } = await readPointer(store)
  const live = liveOf(pointer, owner).release
  const base = options.base ?? live
  const inputs = inputsOf(owner)
  const { release } = inputs
  const already = `${owner} ${release} is live already`
  const hints = (isChange: boolean) => hintsOf(store, { pointer, owner, isChange })
  if (live === release) return describeChange(null, { owner, dryRun: false, already, hints: await hints(false) })
  await requireRight(store, { verb: 'publish', owner })
  await requireMayGoLive(store, { verb: 'promote', owner })
  const why = options.why ?? ''
  await step(say, `check ${owner} and shared`, () => checkSources([owner], say))
  if (options['dry-run']) {
    const steps = (await findManifest(store, owner, release)) ? 'check in Chromium and promote' : 'build, pack, verify, publish, check in Chromium and promote'
    return { lines: [`Would ${steps} ${prefixOf(owner, release)} in place of ${base ?? 'nothing'}`], data: { owner, release, base, dry_run: true } }
  }
  await publishOnce({ store, inputs, say })
  await step(say, 'skew', () => checkSkew(store, { owner, release, say }))
  const change = await step(say, 'promote', () => promote(store, { owner, release, why, base, expectSeq, allowRemovedRoutes: options['allow-removed-routes'] }))
  return describeChange(change, { owner, dryRun: false, already, hints: await hints(change !== null) })
}
