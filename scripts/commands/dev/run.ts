import { mkdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { startSandbox } from '@xhkt/sandbox/server'
import { areas, type Area } from '@xhkt/contract/federation/areas'
import type { LiveArea } from '@xhkt/contract/federation/registry'
import { sandboxConfig, sandboxPaths } from '@xhkt/release/index-html/sandbox-config'
import { cacheDir } from '../../lib/paths.mjs'
import { writeAntdCss } from '../../build/antd-css.ts'
import { createWebServer } from '../../serve/web-server.ts'
import { holdPort } from '../../lib/preflight.mjs'
import { Announcer } from './announcer.ts'
import { otherPort } from './arguments.mjs'
import { Composition } from './composition.ts'
import { watchNewAreas } from './new-areas.ts'
import { releasedArea } from './released-area.ts'
import { serveBuilds } from './serve-builds.ts'
import { startBuilds } from './start-builds.ts'

export interface DevOptions {
  /** Areas to compile from source, beside the host; the others come from the store. */
  fromSource: readonly Area[]
  port: number
  /** Origins whose remotes a tab may run. */
  overrides: string[]
  store: string
  /** Folder of the sandbox's database. */
  dataDir: string
}

const log = (line: string): void => console.log(line)

/** Links the releases of the other areas into the served folder. */
async function linkReleases({ fromSource, store }: DevOptions, folder: string): Promise<Partial<Record<Area, LiveArea>>> {
  const released: Partial<Record<Area, LiveArea>> = {}
  for (const area of areas.filter((one) => !fromSource.includes(one))) {
    released[area] = await releasedArea(store, area, log)
    await symlink(path.join(store, area), path.join(folder, area), 'junction')
  }
  return released
}

function describe({ fromSource }: DevOptions, released: Partial<Record<Area, LiveArea>>): string[] {
  const lines = Object.entries(released).map(([area, { release }]) => `${area} ${release}`)
  return [`host${fromSource.map((area) => `, ${area}`).join('')} from source`, ...(lines.length > 0 ? [`${lines.join(', ')} as released`] : [])]
}

/** Serves the app, composed of sources and releases, until the process is stopped. */
export async function run(options: DevOptions): Promise<void> {
  const began = Date.now()
  const where = { port: options.port, host: process.env.HOST ?? 'localhost' }
  const releasePort = await holdPort(where, otherPort)
  // While the process holds the port, no other server uses the folder of that port.
  const folder = path.join(cacheDir, 'dev', String(options.port))
  await rm(folder, { recursive: true, force: true })
  for (const dir of [folder, options.dataDir]) await mkdir(dir, { recursive: true })
  await writeAntdCss()
  const released = await linkReleases(options, folder)
  const announcer = new Announcer()
  const composition = new Composition([...options.fromSource], released, { log, page: announcer.tell })
  composition.watch()

  log('Compiling the host …')
  const builds = startBuilds(folder, options.fromSource, {
    log,
    built: announcer.tell,
    pageChanged: composition.change,
    skeletonsWritten: composition.renderSkeletons,
  })
  await builds.pageWritten
  const sandbox = await startSandbox({ port: 0, dataDir: options.dataDir, log })
  const app = await createWebServer({
    store: folder,
    registry: composition.registry,
    // What is not released is not counted.
    config: sandboxConfig({ beacons: '', overrides: options.overrides }),
    api: sandbox.url,
    apiPaths: sandboxPaths,
    hosts: [where.host],
    // Deployments whose tabs may load builds of this machine (docs/decisions/032-local-dev.md).
    readers: (process.env.XHKT_OVERRIDE_FOR ?? '').split(',').filter(Boolean),
    prepare: (server) => serveBuilds(server, { builds: builds.byOwner, announcer, refresh: composition.refresh }),
  })
  watchNewAreas((area) => {
    builds.add(area)
    composition.add(area)
    log(`  ${area} is new: reload the page to get its routes`)
  })
  await releasePort()
  await app.listen(where)
  const [first, ...rest] = describe(options, released)
  log(`
  学海课堂 is up for development after ${((Date.now() - began) / 1000).toFixed(1)} s

    App       http://localhost:${options.port}
    Sandbox   http://localhost:${options.port}/sandbox
    Made of   ${[first, ...rest].join('\n              ')}

  Save a file and look: no reload. An area is compiled when it is first asked for. Ctrl-C stops everything.`)

  const stop = async (): Promise<void> => {
    await Promise.all([app.close(), builds.close()])
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}
