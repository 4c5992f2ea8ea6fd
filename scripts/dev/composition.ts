import { statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Area } from '@xhkt/shared/federation/areas'
import { contractMajor } from '@xhkt/shared/federation/contract-majors'
import type { LiveArea, Registry } from '@xhkt/shared/federation/registry'
import type { RouteDeclaration } from '@xhkt/shared/federation/route-manifest'
import { packageDir } from '../build/paths.ts'
import { devContainer, devFolder, devRelease } from './dev-release.ts'

/** What the page is composed of: areas that are compiled here, by their routes as they are now, and releases. */
export class Composition {
  private seq = 1
  private readonly read = new Map<Area, { file: string; routes: RouteDeclaration[] }>()

  constructor(
    private readonly fromSource: readonly Area[],
    private readonly released: Registry['areas'],
    private readonly log: (line: string) => void,
  ) {}

  /** The page has to be made anew. */
  change = (): void => {
    this.seq++
  }

  /** Reads the routes that were edited. */
  refresh = async (): Promise<void> => {
    for (const area of this.fromSource) {
      const file = path.join(packageDir(area), 'src/routes.ts')
      // Node keeps a module by its address.
      const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
      if (this.read.get(area)?.file === address) continue
      try {
        const { routes } = (await import(address)) as { routes: RouteDeclaration[] }
        this.read.set(area, { file: address, routes })
        this.change()
      } catch (error) {
        this.log(`\n${file} cannot be read; its routes stay as they were until it is mended:\n${String(error)}`)
      }
    }
  }

  registry = (): Registry => ({
    seq: this.seq,
    host: { release: devRelease, integrity: {} },
    areas: { ...this.released, ...Object.fromEntries(this.fromSource.map((area) => [area, this.compiled(area)])) },
  })

  private compiled(area: Area): LiveArea {
    const routes = this.read.get(area)?.routes ?? []
    return {
      release: devRelease,
      previous: null,
      entry: `${devFolder(area)}container.js`,
      container: devContainer(area),
      routes: routes.map(({ sample: _, ...route }) => route),
      // Which chunks a page needs is known when it is compiled, which is not before someone asks.
      assets: Object.fromEntries(routes.map(({ page }) => [page, { js: [], css: [] }])),
      integrity: {},
      needs: { contract: contractMajor },
    }
  }
}
