import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Area } from '@xhkt/contract/federation/areas'
import { contractMajor } from '@xhkt/contract/federation/contract-majors'
import type { Assets } from '@xhkt/contract/federation/registry'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import type { Skeletons } from '@xhkt/contract/federation/skeletons'
import { readDocument, readerOf } from '@xhkt/release/document/document'
import { listOf, objectOf, oneOf, type Shape, text } from '@xhkt/release/document/shape'
import { type CopyDigests, describeFile, writeCopies } from '@xhkt/release/pack/describe-files'
import { attestationName, provenanceName } from '@xhkt/release/pack/private-files'
import { refuseUnknownSkeletons } from '@xhkt/release/pack/render-skeletons'
import { Refusal } from '@xhkt/release/refusal'
import { findReadableManifest, routesShape, skeletonsShape } from '@xhkt/release/release-folder'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { commitOf } from '../../build/commit-of.ts'
import { provenanceOfFolder } from '../../build/provenance.ts'

interface Files {
  js: { sync: string[]; async: string[] }
  css: { sync: string[]; async: string[] }
}

/** The fields read from `mf-manifest.json`, which the federation plugins of all bundlers write. */
interface FederationManifest {
  metaData: { globalName: string; remoteEntry: { name: string; path: string; type: string } }
  exposes: { path: string; assets: Files }[]
  shared: { name: string; assets: Files }[]
}

const filesShape = objectOf<Files['js']>({ sync: listOf(text), async: listOf(text) })
const kindsShape = objectOf<Files>({ js: filesShape, css: filesShape })
const entryShape = objectOf<FederationManifest['metaData']['remoteEntry']>({ name: text, path: text, type: oneOf('global', 'var') })
const federationShape = objectOf<FederationManifest>({
  metaData: objectOf<FederationManifest['metaData']>({ globalName: text, remoteEntry: entryShape }),
  exposes: listOf(objectOf<FederationManifest['exposes'][number]>({ path: text, assets: kindsShape })),
  shared: listOf(objectOf<FederationManifest['shared'][number]>({ name: text, assets: kindsShape })),
})

const remedy = 'docs/another-bundler.md says what the folder of a build needs'

async function read<Value>(dist: LocalFolder, name: string, shape: Shape): Promise<Value | null> {
  const found = await readDocument(dist, name, readerOf<Value>({ shape, meaning: '', remedy }))
  return found && found.value
}

async function needed<Value>(dist: LocalFolder, name: string, shape: Shape): Promise<Value> {
  const value = await read<Value>(dist, name, shape)
  if (value === null) throw new Refusal('broken', `${dist.place} has no ${name}: ${remedy}`)
  return value
}

/** Files of the folder that are no part of the release: the plugin's notes, and what packing and signing write. */
const left = ['mf-stats.json', provenanceName, attestationName]

/** The sha256 of the files, in hex. */
async function digestOf(folder: string, names: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const name of [...names].sort()) hash.update(name).update('\0').update(await readFile(path.join(folder, name))).update('\0')
  return hash.digest('hex')
}

/** Refuses a container name of another release: a tab may run two releases of an area, each under the name of its container. */
async function refuseKnownContainer(store: ReleaseStore, area: Area, { container, release }: Pick<ReleaseManifest, 'container' | 'release'>): Promise<void> {
  const names = new Set((await store.list(`${area}/`)).map((key) => key.split('/')[1] ?? ''))
  names.delete(release)
  for (const name of names) {
    const other = await findReadableManifest(store, area, name)
    if (other?.container === container) throw new Refusal('broken', `${area} ${name} has the container ${container} too: ${remedy}`)
  }
}

/**
 * All files that `./entry` may ever load, listed for each page. The host loads them before the container runs, and sets their digests: a
 * file that a container of another bundler loads by itself has no digest.
 */
function filesOfPage({ js, css }: Files): Assets {
  return { js: [...js.sync, ...js.async], css: [...css.sync, ...css.async] }
}

interface Locations {
  /** The store to which the release will be published. */
  store: ReleaseStore
  /** The folder of the build. */
  dist: string
  /** The folder of the packed release. */
  folder: (release: string) => string
}

/**
 * Makes a release from the build of any bundler with a federation plugin. The build needs `mf-manifest.json`, `routes.json`, and
 * `skeletons.json` if the routes name skeletons.
 */
export async function packFolder(area: Area, version: string, { store, dist, folder }: Locations): Promise<string> {
  const from = new LocalFolder(dist)
  const { metaData, exposes, shared } = await needed<FederationManifest>(from, 'mf-manifest.json', federationShape)
  const routes = await needed<RouteDeclaration[]>(from, 'routes.json', routesShape)
  const skeletons = (await read<Skeletons>(from, 'skeletons.json', skeletonsShape)) ?? { html: {}, css: '' }
  refuseUnknownSkeletons(routes, skeletons)
  const exposed = exposes.find((each) => each.path === './entry')
  if (!exposed) throw new Refusal('broken', `The build exposes no ./entry: ${remedy}`)
  const names = (await readdir(dist)).filter((name) => !left.includes(name))
  const entry = metaData.remoteEntry.path + metaData.remoteEntry.name
  const digest = await digestOf(dist, names)
  const release = `${version}-${digest.slice(0, 10)}`
  await refuseKnownContainer(store, area, { container: metaData.globalName, release })
  const out = folder(release)
  await rm(out, { recursive: true, force: true })
  await cp(dist, out, { recursive: true, filter: (file) => !left.includes(path.basename(file)) })
  const commit = commitOf(area)
  await writeFile(path.join(out, provenanceName), provenanceOfFolder({ owner: area, release, commit }, digest))
  names.push(provenanceName)
  const copies: CopyDigests = {}
  const described = await Promise.all(names.map(async (name) => [name, await describeFile(out, name, copies)] as const))
  const manifest: ReleaseManifest = {
    owner: area,
    release,
    container: metaData.globalName,
    needs: { contract: contractMajor },
    // `mf-manifest.json` names the shared packages, but not the names imported from them.
    uses: Object.fromEntries(shared.filter(({ name }) => name.startsWith('@xhkt/')).map(({ name }) => [name, []])),
    entry: [entry],
    routes,
    assets: Object.fromEntries(routes.map(({ page }) => [page, filesOfPage(exposed.assets)])),
    skeletons,
    files: { ...Object.fromEntries(described), ...(await writeCopies(out, copies)) },
    bundled: shared.filter(({ assets: { js } }) => js.sync.length + js.async.length > 0).map(({ name }) => name),
    commit,
    built_at: new Date().toISOString(),
  }
  await writeFile(path.join(out, manifestName), JSON.stringify(manifest, null, 2))
  return release
}
