import { contractMajor } from '@xhkt/contract/federation/contract-majors'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { config } from '@xhkt/platform/config'
import { noteLoaded } from '../../federation/load-file.ts'
import { runningRelease } from '../../federation/tab-releases.ts'
import type { Override } from './parse-override.ts'

/** In milliseconds; the page waits for both. */
const manifestTimeout = 3_000
const containerTimeout = 10_000

/** Appears in the console and in beacons. No release has this name. */
const releaseName = '0.0.0-override'

interface Container {
  address: string
  /** The name of the global that its script sets; unknown without a manifest. */
  global?: string
  isModule?: boolean
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textIn = (value: unknown, key: string): string => {
  const text = isRecord(value) ? value[key] : undefined
  return typeof text === 'string' ? text : ''
}

/** The container that an `mf-manifest.json` names. Throws if it is none, or names an origin that is not allowed. */
export function containerIn(manifest: unknown, address: string, allowed: readonly string[]): Container {
  const metaData = isRecord(manifest) ? manifest.metaData : undefined
  const entry = isRecord(metaData) ? metaData.remoteEntry : undefined
  const folder = textIn(entry, 'path')
  const file = (folder && `${folder.replace(/\/$/, '')}/`) + textIn(entry, 'name')
  const global = textIn(metaData, 'globalName') || textIn(metaData, 'name')
  if (!file || !global) throw new Error('no mf-manifest.json of a remote')
  const publicPath = textIn(metaData, 'publicPath')
  const { href, origin } = new URL(file, new URL(publicPath === 'auto' ? '.' : publicPath, address))
  if (!allowed.includes(origin)) throw new Error(`${origin} 不在允许列表中`)
  return { address: href, global, isModule: ['module', 'esm'].includes(textIn(entry, 'type')) }
}

async function readManifest(address: string): Promise<Container> {
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(manifestTimeout) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return containerIn(await answer.json(), address, config.overrides)
}

/** The page waits for the container, so a server that hangs must not hold it. */
const withinTime = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`no answer within ${containerTimeout} ms`)), containerTimeout)),
  ])

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, onload: () => resolve(), onerror: () => reject(new Error('cannot be loaded')) })
    document.head.append(script)
  })
}

const isContainer = (value: unknown): boolean => isRecord(value) && typeof value.init === 'function' && typeof value.get === 'function'

/** Loads a container and puts it where the runtime finds it. Returns the name of that global. */
async function loadContainer({ address, global, isModule }: Container): Promise<string> {
  const known = new Set(Object.keys(window))
  if (!isModule) await withinTime(loadScript(address))
  const name = global ?? Object.keys(window).find((key) => !known.has(key) && isContainer(Reflect.get(window, key)))
  if (name && isContainer(Reflect.get(window, name))) return name
  // A classic script that sets nothing may be a module, which a script element cannot run.
  const loaded: unknown = await withinTime(import(/* webpackIgnore: true */ address))
  if (!isContainer(loaded)) throw new Error('no container')
  const own = name ?? `override_${known.size}`
  Reflect.set(window, own, loaded)
  return own
}

/**
 * Loads a remote of any build with a federation plugin, without digests. It takes the place of the live release of its area, and has its
 * routes: `./entry` exports `pages` for them.
 */
export async function foreignRelease({ area, kind, address }: Override): Promise<AreaRelease> {
  const container = kind === 'manifest' ? await readManifest(address) : { address }
  const name = await loadContainer(container)
  noteLoaded(container.address)
  const { routes = [], title } = runningRelease(area) ?? {}
  return {
    release: releaseName,
    title,
    entry: container.address,
    container: name,
    routes,
    // The container loads its files itself.
    assets: Object.fromEntries(routes.map(({ page }) => [page, { js: [], css: [] }])),
    integrity: {},
    needs: { contract: contractMajor },
  }
}
