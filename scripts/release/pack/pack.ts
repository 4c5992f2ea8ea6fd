import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StatsCompilation } from 'webpack'
import type { Owner } from '@xhkt/contract/federation/areas'
import { contractMajor, offeredContracts } from '@xhkt/contract/federation/contract-majors'
import type { Assets } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { manifestName, type ReleaseFile, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { exposedChunk } from '../../build/federation-config.ts'
import { packageDir } from '../../build/paths.ts'
import { commitOf } from '../git.ts'
import { compress } from './compress.ts'

export interface Built {
  owner: Owner
  release: string
  container: string
  outDir: string
  partsDir: string
  stats: StatsCompilation
  /** What the bundle carries (`bundled.ts`). */
  bundled: string[]
  /** Pages with a chunk of their own, where they are not those of the owner's routes. */
  pages?: string[]
}

function namesOf(stats: StatsCompilation, group: string): string[] {
  return (stats.namedChunkGroups?.[group]?.assets ?? []).map(({ name }) => name)
}

const split = (names: string[]): Assets => ({
  js: names.filter((name) => name.endsWith('.js')),
  css: names.filter((name) => name.endsWith('.css')),
})

async function routesOf(owner: Owner): Promise<RouteDeclaration[]> {
  const file = path.join(packageDir(owner), 'src/routes.ts')
  const { routes } = (await import(pathToFileURL(file).href)) as { routes: RouteDeclaration[] }
  return routes
}

/** What each page of an area needs beyond its container: the exposed entry, and the page's own chunk. */
function assetsOf(pages: string[], stats: StatsCompilation): Record<string, Assets> {
  const exposed = namesOf(stats, exposedChunk)
  const missing = pages.find((page) => !stats.namedChunkGroups?.[page])
  if (missing) throw new Error(`a route names the page ${missing}, but entry.tsx has no chunk of that name`)
  return Object.fromEntries(pages.map((page) => [page, split([...new Set([...exposed, ...namesOf(stats, page)])])]))
}

async function describe(dir: string, name: string): Promise<[string, ReleaseFile]> {
  const body = await readFile(path.join(dir, name))
  const sha384 = `sha384-${createHash('sha384').update(body).digest('base64')}`
  return [name, { size: body.length, brotli: await compress(path.join(dir, name)), sha384 }]
}

interface Shell {
  layout: string
  skeletons: Record<string, string>
  notices: Record<string, string>
  tokens: string
}

/** A class of the shell that no style knows means that shell and app were built apart, and the page would jump. */
function refuseUnstyled(html: string, css: string): void {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? [])
  const unknown = [...new Set(classes)].filter((name) => name.startsWith('host-') && !css.includes(`.${name}`))
  if (unknown.length > 0) throw new Error(`the shell has classes without a style: ${unknown.slice(0, 5).join(', ')}`)
}

/** Puts the host's inline parts into its release: `shell.json` is what index.html is made of. */
export async function writeShell({ outDir, partsDir }: Pick<Built, 'outDir' | 'partsDir'>, css: string[]): Promise<void> {
  const require = createRequire(import.meta.url)
  const file = path.join(partsDir, 'shell.cjs')
  // While one works on it, it changes.
  Reflect.deleteProperty(require.cache, file)
  const shellModule = require(file) as { renderShell: () => Shell }
  const [boot, mobile] = await Promise.all(['boot.js', 'mobile.js'].map((name) => readFile(path.join(partsDir, name), 'utf8')))
  const styles = await Promise.all(css.map((name) => readFile(path.join(outDir, name), 'utf8')))
  const { tokens, ...shell } = shellModule.renderShell()
  refuseUnstyled([shell.layout, ...Object.values({ ...shell.skeletons, ...shell.notices })].join(''), styles.join('\n'))
  await writeFile(path.join(outDir, 'shell.json'), JSON.stringify({ ...shell, boot, mobile, css: [tokens, ...styles].join('\n') }))
}

/** Turns a build into a release: its static files, its manifest, and a compressed copy beside each text file. */
export async function pack(built: Built): Promise<ReleaseManifest> {
  const { owner, release, container, outDir, stats, bundled } = built
  const routes = await routesOf(owner)
  const statics = path.join(packageDir(owner), 'static')
  if (existsSync(statics)) cpSync(statics, outDir, { recursive: true })
  const first = split(namesOf(stats, 'main'))
  if (owner === 'host') {
    await writeShell(built, first.css)
    await rm(built.partsDir, { recursive: true, force: true })
  }
  const names = readdirSync(outDir).filter((name) => name !== manifestName && !name.startsWith('.'))
  const files = Object.fromEntries(await Promise.all(names.map((name) => describe(outDir, name))))
  const entry = owner === 'host' ? first.js : names.filter((name) => name.startsWith('container.'))
  if (entry.length === 0) throw new Error(`the build of ${owner} has no entry`)
  const assets = assetsOf(built.pages ?? (owner === 'host' ? [] : routes.map(({ page }) => page)), stats)
  const manifest: ReleaseManifest = {
    owner,
    release,
    container,
    needs: { contract: contractMajor },
    ...(owner === 'host' && { offers: offeredContracts }),
    entry,
    routes,
    assets,
    files,
    bundled,
    commit: commitOf(owner),
    built_at: new Date().toISOString(),
  }
  await writeFile(path.join(outDir, manifestName), JSON.stringify(manifest, null, 2))
  return manifest
}
