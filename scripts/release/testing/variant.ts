import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { copiesName } from '../pack/copies-name.ts'
import { type CopyDigests, describeFile, writeCopies } from '../pack/describe-files.ts'
import { publish } from '../publish.ts'
import { prefixOf } from '../release-folder.ts'
import { signRelease } from '../sign-release.ts'
import { LocalFolder } from '../store/local-folder.ts'

export interface Variant {
  owner: Owner
  /** The release that is copied. */
  from: string
  /** The name of the variant. */
  release: string
  /** Edits the text of a file. */
  edit?: (name: string, text: string) => string
  /** Replaces fields of the manifest, as a bad build would. */
  manifest?: Partial<ReleaseManifest>
}

const containerOf = (owner: Owner, release: string): string => `xhkt_${owner}_${release.replaceAll(/[^0-9a-z]/g, '_')}`

/** Signs and publishes an edited copy of a release under another name, as a build of slightly different sources would be. */
export async function publishVariant(store: LocalFolder, { owner, from, release, edit, manifest: replaced }: Variant): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'variant-'))
  try {
    await cp(path.join(store.place, prefixOf(owner, from)), folder, { recursive: true })
    const manifestFile = path.join(folder, manifestName)
    const before = JSON.parse(await readFile(manifestFile, 'utf8')) as ReleaseManifest
    const renamed = (text: string): string => text.replaceAll(before.container, containerOf(owner, release))
    const manifest = { ...(JSON.parse(renamed(JSON.stringify(before))) as ReleaseManifest), release, ...replaced }
    const copies = JSON.parse(await readFile(path.join(folder, copiesName), 'utf8')) as CopyDigests
    const described = Object.entries(manifest.files).map(async ([name, was]): Promise<[string, ReleaseManifest['files'][string]]> => {
      const file = path.join(folder, name)
      const old = await readFile(file)
      if (name === copiesName || !/\.(js|css|json)$/.test(name)) return [name, was]
      const given = renamed(old.toString())
      const body = Buffer.from(edit?.(name, given) ?? given)
      if (body.equals(old)) return [name, was]
      await writeFile(file, body)
      // The best quality of brotli would take a second or two. An edit is small, so the manifest keeps the original's size.
      return [name, { ...(await describeFile(folder, name, copies, 5)), brotli: was.brotli }]
    })
    const files = { ...Object.fromEntries(await Promise.all(described)), ...(await writeCopies(folder, copies)) }
    await writeFile(manifestFile, JSON.stringify({ ...manifest, files }))
    await signRelease(folder, store, () => undefined)
    await publish(store, new LocalFolder(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
