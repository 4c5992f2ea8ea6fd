import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Area } from '@xhkt/contract/federation/areas'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { type CopyDigests, describeFile, writeCopies } from '@xhkt/release/pack/describe-files'
import { publish } from '@xhkt/release/publish'
import { signRelease } from '@xhkt/release/sign-release'
import { LocalFolder } from '@xhkt/release/store/local-folder'

/**
 * The last releases of the areas of contract major 1, as they were built: `<area>/<release>/<file>` → text, as JSON with brotli.
 * This file and the fixture go when the host no longer offers major 1 (docs/decisions/038-contract-major-2.md).
 */
const fixture = new URL('contract-1-areas.json.br', import.meta.url)

/** Publishes them into a store, signed with its key. Gives the release of each area. */
export async function publishContract1Areas(store: LocalFolder): Promise<Record<Area, string>> {
  const text = await promisify(brotliDecompress)(await readFile(fixture))
  const files = JSON.parse(text.toString()) as Record<string, string>
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-1-'))
  try {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
    }
    const manifests = Object.keys(files).filter((name) => path.basename(name) === manifestName)
    const released = manifests.map(async (name): Promise<[string, string]> => {
      const release = path.join(folder, path.dirname(name))
      const manifest = JSON.parse(files[name] ?? '') as ReleaseManifest
      const copies: CopyDigests = {}
      for (const listed of Object.keys(manifest.files)) await describeFile(release, listed, copies, 9)
      // They were packed before the digests of the copies existed.
      const complete = { ...manifest, files: { ...manifest.files, ...(await writeCopies(release, copies)) } }
      await writeFile(path.join(release, manifestName), JSON.stringify(complete))
      await signRelease(release, store, () => undefined)
      await publish(store, new LocalFolder(release))
      return [manifest.owner, manifest.release]
    })
    return Object.fromEntries(await Promise.all(released)) as Record<Area, string>
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
