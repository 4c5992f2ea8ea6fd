import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { Refusal } from '@xhkt/release/refusal'
import { signRelease } from '@xhkt/release/sign-release'
import { requireRight } from '@xhkt/release/signing/require-right'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { type Inputs, inputsOf } from '../../build/input-hash.ts'
import { type Invocation, ownerOf, type Run } from './command.ts'
import { packedFolder } from './packed-folder.ts'

export interface Packed {
  release: string
  folder: string
}

/** Builds and packs the release of these inputs if it is not packed yet, and signs it for the store. */
export async function packRelease(store: ReleaseStore, inputs: Inputs, say: (line: string) => void): Promise<Packed> {
  const { owner, release } = inputs
  const folder = packedFolder(owner, release)
  if (!existsSync(path.join(folder, manifestName))) {
    // Imported here, because only a build needs webpack.
    const { buildOwner } = await import('../../build/build.ts')
    const { writeAntdCss } = await import('../../build/antd-css.ts')
    await writeAntdCss()
    const built = await buildOwner(inputs)
    // Releases of the owner packed earlier are published or abandoned.
    await rm(path.dirname(folder), { recursive: true, force: true })
    await mkdir(path.dirname(folder), { recursive: true })
    await rename(built, folder)
  }
  await signRelease(folder, store, say)
  return { release, folder }
}

/** Packs the build of another bundler. */
async function packBuilt({ store, say, options: { dist = '', version = '' } }: Invocation, owner: Owner): Promise<Packed> {
  if (owner === 'host') throw new Refusal('usage', '--dist is for an area')
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Refusal('usage', '--dist needs a --version, as 1.2.0')
  const { packFolder } = await import('./pack-folder.ts')
  const release = await packFolder(owner, version, { store, dist, folder: (name) => packedFolder(owner, name) })
  const folder = packedFolder(owner, release)
  await signRelease(folder, store, say)
  return { release, folder }
}

export const packCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, say, options } = invocation
  await requireRight(store, { verb: 'publish', owner })
  if (options.dist !== undefined) {
    const packed = await packBuilt(invocation, owner)
    return { lines: [`Packed ${owner} ${packed.release} in ${packed.folder}`], data: { owner, ...packed } }
  }
  const inputs = inputsOf(owner)
  if (options['dry-run']) {
    const { release } = inputs
    return { lines: [`Would build and pack ${owner} ${release}`], data: { owner, release } }
  }
  const packed = await packRelease(store, inputs, say)
  return { lines: [`Packed ${owner} ${packed.release} in ${packed.folder}`], data: { owner, ...packed } }
}
