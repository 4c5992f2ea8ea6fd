import { cpSync, existsSync, readdirSync } from 'node:fs'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StatsCompilation } from 'webpack'
import type { Owner } from '@xhkt/contract/federation/areas'
import { contractMajor, offeredContracts } from '@xhkt/contract/federation/contract-majors'
import type { Assets } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { manifestName, polyfillsName, type PlatformExports, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { OldestVersions } from '../browser-engines.ts'
import { type CopyDigests, describeFile, writeCopies } from './describe-files.ts'
import { refuseUnknownSkeletons, renderSkeletons } from './render-skeletons.ts'

/** Name of the chunk with an area's `entry.tsx`. */
export const exposedChunk = 'entry'

export interface Built {
  owner: Owner
  release: string
  container: string
  /** The owner's package: its routes and static files. */
  packageDir: string
  /** The commit of the sources (`ReleaseManifest.commit`). */
  commit: string | null
  outDir: string
  packInputsDir: string
  stats: StatsCompilation
  /** What the bundle contains (`bundled.ts`). */
  bundled: string[]
  /** Exports of the platform that the bundle contains, and those that it takes from the host (`platform-exports.ts`). */
  provides: PlatformExports
  uses: PlatformExports
  /** The oldest browsers that a host supports. */
  oldest?: OldestVersions
  /** What the names of a host's `ReleaseManifest.firstFiles` contain. */
  firstChunks?: readonly string[]
  /** Pages with a chunk; by default those of an area's routes. */
  pages?: string[]
}

function namesOf(stats: StatsCompilation, group: string): string[] {
  return (stats.namedChunkGroups?.[group]?.assets ?? []).map(({ name }) => name)
}

const split = (names: string[]): Assets => ({
  js: names.filter((name) => name.endsWith('.js')),
  css: names.filter((name) => name.endsWith('.css')),
})

/** The exports of `routes.ts`. `title` is the name of an area for learners. */
export interface DeclaredRoutes {
  routes: RouteDeclaration[]
  title?: string
}

const declaredRoutes = (packageDir: string): Promise<DeclaredRoutes> =>
  import(pathToFileURL(path.join(packageDir, 'src/routes.ts')).href) as Promise<DeclaredRoutes>

/** The files that each page of an area needs beside its container, which has the exposed entry. */
function assetsOf(pages: string[], stats: StatsCompilation): Record<string, Assets> {
  const missing = pages.find((page) => !stats.namedChunkGroups?.[page])
  if (missing) throw new Error(`entry.tsx has no chunk for the page ${missing} of routes.ts: import(/* webpackChunkName: "${missing}" */ …)`)
  return Object.fromEntries(pages.map((page) => [page, split(namesOf(stats, page))]))
}

const firstFilesOf = (names: string[], parts: readonly string[] = []): string[] =>
  parts.flatMap((part) => {
    const files = names.filter((name) => /\.(js|css)$/.test(name) && name.includes(part))
    if (files.length === 0) throw new Error(`the host has no file ${part}`)
    return files
  })

interface Shell {
  layout: string
  skeletons: Record<string, string>
  notices: Record<string, string>
  tokens: string
  opensHostPreviews: boolean
}

/** A class of the shell without a style means that shell and app were built differently, and the layout would shift. */
function assertStyled(html: string, css: string): void {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? [])
  const unknown = [...new Set(classes)].filter((name) => name.startsWith('host-') && !css.includes(`.${name}`))
  if (unknown.length > 0) throw new Error(`the shell has classes without a style: ${unknown.slice(0, 5).join(', ')}`)
}

/** Writes the host's inline parts to `shell.json`, from which index.html is rendered. */
export async function writeShell({ outDir, packInputsDir, oldest = {} }: Pick<Built, 'outDir' | 'packInputsDir' | 'oldest'>, css: string[]): Promise<void> {
  const require = createRequire(import.meta.url)
  const file = path.join(packInputsDir, 'shell.cjs')
  // In development the file changes between calls, so the module in the cache is dropped.
  Reflect.deleteProperty(require.cache, file)
  const shellModule = require(file) as { renderShell: () => Shell }
  const [boot, canary, mobile] = await Promise.all(['boot.js', 'canary.js', 'mobile.js'].map((name) => readFile(path.join(packInputsDir, name), 'utf8')))
  const styles = await Promise.all(css.map((name) => readFile(path.join(outDir, name), 'utf8')))
  const { tokens, ...shell } = shellModule.renderShell()
  assertStyled([shell.layout, ...Object.values({ ...shell.skeletons, ...shell.notices })].join(''), styles.join('\n'))
  await writeFile(path.join(outDir, 'shell.json'), JSON.stringify({ ...shell, boot, canary, mobile, css: [tokens, ...styles].join('\n'), oldest }))
}

/** The monolith of the benchmark has no polyfills. */
async function copyPolyfills({ outDir, packInputsDir }: Built): Promise<void> {
  const file = path.join(packInputsDir, 'polyfills.js')
  if (existsSync(file)) await copyFile(file, path.join(outDir, polyfillsName))
}

/** Makes a release of a build: adds static files, compressed copies of text files, and the manifest. */
export async function pack(built: Built): Promise<ReleaseManifest> {
  const { owner, release, container, packageDir, commit, outDir, stats, bundled } = built
  const { routes, title } = await declaredRoutes(packageDir)
  const statics = path.join(packageDir, 'static')
  if (existsSync(statics)) cpSync(statics, outDir, { recursive: true })
  const first = split(namesOf(stats, 'main'))
  const skeletons = owner === 'host' ? undefined : await renderSkeletons(built.packInputsDir)
  if (skeletons) refuseUnknownSkeletons(routes, skeletons)
  else {
    await writeShell(built, first.css)
    await copyPolyfills(built)
  }
  await rm(built.packInputsDir, { recursive: true, force: true })
  const names = readdirSync(outDir).filter((name) => name !== manifestName && !name.startsWith('.'))
  const copies: CopyDigests = {}
  const described = await Promise.all(names.map(async (name) => [name, await describeFile(outDir, name, copies)] as const))
  const files = { ...Object.fromEntries(described), ...(await writeCopies(outDir, copies)) }
  const entry = owner === 'host' ? first.js : names.filter((name) => name.startsWith('container.'))
  if (entry.length === 0) throw new Error(`the build of ${owner} has no entry`)
  const assets = assetsOf(built.pages ?? (owner === 'host' ? [] : routes.map(({ page }) => page)), stats)
  const manifest: ReleaseManifest = {
    owner,
    release,
    ...(title !== undefined && { title }),
    container,
    needs: { contract: contractMajor },
    ...(owner === 'host'
      ? {
          offers: offeredContracts,
          provides: built.provides,
          firstFiles: firstFilesOf(names, built.firstChunks),
          readsPageFiles: true,
        }
      : { uses: built.uses }),
    entry,
    routes,
    assets,
    ...(skeletons && { skeletons }),
    files,
    bundled,
    commit,
    built_at: new Date().toISOString(),
  }
  await writeFile(path.join(outDir, manifestName), JSON.stringify(manifest, null, 2))
  return manifest
}
