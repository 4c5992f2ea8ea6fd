import { copyFileSync, cpSync, mkdtempSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { type CopyDigests, describeFile, writeCopies } from '../pack/describe-files.ts'
import { publish } from '../publish.ts'
import { signRelease } from '../sign-release.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { passSkew } from './pass-skew.ts'

export interface Contents {
  owner: Owner
  release?: string
  /** The paths of its routes; by default `/<owner>`. */
  routes?: string[]
  /** Files beside those that every release has, such as a provenance. */
  files?: Record<string, string>
  /** Replaces fields of the manifest, as a bad build would. */
  manifest?: Partial<ReleaseManifest>
}

export const shell = { opensHostPreviews: true, layout: '<main id="main"></main>', skeletons: { plain: '<i></i>' }, notices: {}, oldest: {}, boot: 'boot()', canary: 'choose()', mobile: 'leave()', css: 'a{}' }

/** Writes a small unsigned release with real files, as `pack` does. */
async function writePacked(folder: string, contents: Contents): Promise<ReleaseManifest> {
  const { owner, release = '1.0.0-a', routes = [`/${owner}`], files: others = {} } = contents
  const texts: Record<string, string> = {
    'entry.js': `entry of ${owner} ${release}`,
    'page.css': 'p{margin:0}',
    'favicon.svg': '<svg/>',
    ...(owner === 'host' && { 'shell.json': JSON.stringify(shell) }),
    ...others,
  }
  await mkdir(folder, { recursive: true })
  const copies: CopyDigests = {}
  const described = await Promise.all(
    Object.entries(texts).map(async ([name, text]) => {
      await writeFile(path.join(folder, name), text)
      return [name, await describeFile(folder, name, copies)] as const
    }),
  )
  const manifest: ReleaseManifest = {
    owner,
    release,
    container: `c_${owner}`,
    needs: { contract: 1 },
    entry: ['entry.js'],
    routes: routes.map((route) => ({ path: route, page: 'page', title: '页', access: 'public', skeleton: 'plain' })),
    assets: { page: { js: ['entry.js'], css: ['page.css'] } },
    ...(owner === 'host' && { readsPageFiles: true }),
    files: { ...Object.fromEntries(described), ...(await writeCopies(folder, copies)) },
    bundled: [],
    commit: '0123456789abcdef',
    built_at: new Date().toISOString(),
    ...contents.manifest,
  }
  await writeFile(path.join(folder, manifestName), JSON.stringify(manifest))
  return manifest
}

/** A path for a store that does not exist yet. */
export const newStorePath = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'release-')), 'store')

/** A packed and signed release in a folder of its own. */
export async function packedRelease(store: LocalFolder, contents: Contents): Promise<LocalFolder> {
  const folder = mkdtempSync(path.join(path.dirname(store.place), 'packed-'))
  await writePacked(folder, contents)
  await signRelease(folder, store, () => undefined)
  return new LocalFolder(folder)
}

/** Packs, signs and publishes small releases, and records a skew check for them: they have nothing that a browser could render. */
export async function published(store: LocalFolder, ...all: Contents[]): Promise<void> {
  for (const contents of all) {
    await publish(store, await packedRelease(store, contents))
    await passSkew(store, { owner: contents.owner, release: contents.release ?? '1.0.0-a' })
  }
}

/** A copy of a store with its key, for one test: publishing in each test would be slow. */
export function copyOf(store: LocalFolder): LocalFolder {
  const copy = new LocalFolder(newStorePath())
  cpSync(store.place, copy.place, { recursive: true })
  copyFileSync(store.developmentKey, copy.developmentKey)
  return copy
}
