import { statSync, watchFile } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Area } from '@xhkt/contract/federation/areas'
import { contractMajor } from '@xhkt/contract/federation/contract-majors'
import type { LiveArea, Registry } from '@xhkt/contract/federation/registry'
import type { Skeletons } from '@xhkt/contract/federation/skeletons'
import type { DeclaredRoutes } from '@xhkt/release/pack/pack'
import { renderSkeletons } from '@xhkt/release/pack/render-skeletons'
import { packageDir, root } from '../../lib/paths.mjs'
import type { Announcement } from './announcer.ts'
import { devContainer, devFolder, devRelease } from './dev-release.ts'

const routesOf = (area: Area): string => path.join(packageDir(area), 'src/routes.ts')

/** The registry that the page gets: areas compiled from source, with their current routes, and released areas. */
export class Composition {
  private seq = 1
  private readonly reading = new Map<Area, { address: string; over: Promise<void> }>()
  private readonly declared = new Map<Area, DeclaredRoutes>()
  private readonly skeletons = new Map<Area, Skeletons>()

  constructor(
    private readonly fromSource: Area[],
    private readonly released: Registry['areas'],
    private readonly tell: { log: (line: string) => void; page: (announcement: Announcement) => void },
  ) {}

  /** Makes the server render the page again. */
  change = (): void => {
    this.seq++
  }

  /** Renders the compiled skeletons of an area. Before the first call, its pages have the plain skeleton. */
  renderSkeletons = async (area: Area, packInputsDir: string): Promise<void> => {
    try {
      this.skeletons.set(area, await renderSkeletons(packInputsDir))
      this.change()
    } catch (error) {
      this.tell.log(`\n${area}: ${String(error)}\n\nIts skeletons stay as they were.`)
    }
  }

  /** Reads the routes that have been edited. */
  refresh = async (): Promise<void> => {
    await Promise.all(this.fromSource.map((area) => this.readRoutes(area)))
  }

  /** Polls the routes, which are in no build, so that an error in them shows at once. */
  watch(): void {
    for (const area of this.fromSource) this.watchRoutes(area)
  }

  /** Adds a new area, compiled from source. */
  add(area: Area): void {
    this.fromSource.push(area)
    this.watchRoutes(area)
    void this.readRoutes(area)
  }

  private watchRoutes(area: Area): void {
    watchFile(routesOf(area), { interval: 300 }, () => void this.readRoutes(area))
  }

  private async readRoutes(area: Area): Promise<void> {
    const file = routesOf(area)
    // Node caches modules by URL.
    const address = `${pathToFileURL(file).href}?${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`
    const known = this.reading.get(area)
    if (known?.address === address) return known.over
    const over = (import(address) as Promise<DeclaredRoutes>).then(
      ({ routes, title }) => {
        this.declared.set(area, { routes, title })
        this.change()
        this.say(area, [])
      },
      (error: unknown) => this.say(area, [`${String(error)}\n\nIts routes stay as they were.`]),
    )
    this.reading.set(area, { address, over })
    return over
  }

  private say(area: Area, problems: string[]): void {
    const name = path.relative(root, routesOf(area))
    for (const problem of problems) this.tell.log(`\n${name} cannot be read:\n${problem}`)
    this.tell.page({ owner: name, area, hash: '', problems })
  }

  registry = (): Registry => ({
    seq: this.seq,
    host: { release: devRelease, integrity: {} },
    areas: { ...this.released, ...Object.fromEntries(this.fromSource.map((area) => [area, this.compiled(area)])) },
  })

  private compiled(area: Area): LiveArea {
    const { routes, title }: DeclaredRoutes = this.declared.get(area) ?? { routes: [] }
    return {
      release: devRelease,
      title,
      previous: null,
      entry: `${devFolder(area)}container.js`,
      container: devContainer(area),
      routes: routes.map(({ sample: _, ...route }) => route),
      // The chunks of a page are unknown: an area is compiled on its first request.
      assets: Object.fromEntries(routes.map(({ page }) => [page, { js: [], css: [] }])),
      integrity: {},
      needs: { contract: contractMajor },
      skeletons: this.skeletons.get(area),
    }
  }
}
