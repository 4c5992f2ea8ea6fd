import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { releaseName } from '../../build/release-name.ts'
import { signRelease } from '../sign-release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { ownerOf, type Run } from './command.ts'
import { packedFolder } from './packed-folder.ts'

export interface Packed {
  release: string
  folder: string
}

/** Builds and packs what the sources are now, unless that stands packed already, and signs it for this store. */
export async function packRelease(store: ReleaseStore, owner: Owner, say: (line: string) => void): Promise<Packed> {
  const release = releaseName(owner)
  const folder = packedFolder(owner, release)
  if (!existsSync(path.join(folder, manifestName))) {
    // A build draws in webpack, which no other command needs.
    const { buildOwner } = await import('../../build/build.ts')
    const { prepareSources } = await import('../../build/prepare-sources.ts')
    await prepareSources()
    const built = await buildOwner(owner)
    // What was packed before of this owner was published, or given up.
    await rm(path.dirname(folder), { recursive: true, force: true })
    await mkdir(path.dirname(folder), { recursive: true })
    await rename(built.folder, folder)
  }
  await signRelease(folder, store, say)
  return { release, folder }
}

export const packCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, say, options } = invocation
  if (options['dry-run']) {
    const release = releaseName(owner)
    return { lines: [`Would build and pack ${owner} ${release}`], data: { owner, release } }
  }
  const packed = await packRelease(store, owner, say)
  return { lines: [`Packed ${owner} ${packed.release} in ${packed.folder}`], data: { owner, ...packed } }
}
