import { mkdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { startSandbox } from '@xhkt/sandbox/server'
import { areas, type Area } from '@xhkt/contract/federation/areas'
import type { LiveArea } from '@xhkt/contract/federation/registry'
import { cacheDir } from '../build/paths.ts'
import { prepareSources } from '../build/prepare-sources.ts'
import { sandboxConfig, sandboxPaths } from '../serve/runtime-config.ts'
import { createWebServer } from '../serve/web-server.ts'
import { holdPort } from '../start/preflight.mjs'
import { Announcer } from './announcer.ts'
import { otherPort } from './arguments.mjs'
import { Composition } from './composition.ts'
import { releasedArea } from './released-area.ts'
import { serveBuilds } from './serve-builds.ts'
import { startBuilds } from './start-builds.ts'

export interface DevOptions {
  /** Compiled from their sources, beside the host; the others are the store's. */
  fromSource: readonly Area[]
  port: number
  store: string
  /** Where the sandbox keeps its database. */
  dataDir: string
}

const log = (line: string): void => console.log(line)

/** The releases of what is not compiled, each where the server looks for it. */
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

/** Composes the app of sources and releases behind one port, until the process is told to stop. */
export async function run(options: DevOptions): Promise<void> {
  const began = Date.now()
  const where = { port: options.port, host: process.env.HOST ?? 'localhost' }
  const releasePort = await holdPort(where, otherPort)
  // One port, one server: what another left there is nobody's.
  const folder = path.join(cacheDir, 'dev', String(options.port))
  await rm(folder, { recursive: true, force: true })
  for (const dir of [folder, options.dataDir]) await mkdir(dir, { recursive: true })
  await prepareSources()
  const released = await linkReleases(options, folder)
  const announcer = new Announcer()
  const composition = new Composition(options.fromSource, released, { log, page: announcer.tell })
  composition.watch()

  log('Compiling the host …')
  const builds = startBuilds(folder, options.fromSource, { log, built: announcer.tell, pageChanged: composition.change })
  await builds.pageIsThere
  const sandbox = await startSandbox({ port: 0, dataDir: options.dataDir, log })
  const app = await createWebServer({
    store: folder,
    registry: composition.registry,
    config: sandboxConfig(),
    api: sandbox.url,
    apiPaths: sandboxPaths,
    prepare: (server) => serveBuilds(server, { builds: builds.byOwner, announcer, refresh: composition.refresh }),
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
