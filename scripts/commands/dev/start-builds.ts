import path from 'node:path'
import type { Area, Owner } from '@xhkt/contract/federation/areas'
import { packInputsDir } from '../../build/pack-inputs.ts'
import { devRelease } from './dev-release.ts'
import { writeHostPage } from './host-page.ts'
import { type Built, OwnerBuild } from './owner-build.ts'

interface Listeners {
  log: (line: string) => void
  built: (built: Built) => void
  /** The parts of index.html have changed. */
  pageChanged: () => void
  /** The skeletons of an area have been compiled into the folder. */
  skeletonsWritten: (area: Area, packInputsDir: string) => Promise<void>
}

export interface Builds {
  byOwner: ReadonlyMap<Owner, OwnerBuild>
  /** Adds an area that did not exist at the start. */
  add: (area: Area) => void
  /** Resolves once the host is compiled and index.html can be rendered. */
  pageWritten: Promise<void>
  close: () => Promise<void>
}

const complaint = (owner: Owner, problems: string[]): string =>
  `\n${owner} does not compile:\n\n${problems.join('\n\n')}\n\nFix it and save: the build continues by itself.\n`

/** Compiles the host, which every page needs. Areas are compiled on their first request. */
export function startBuilds(folder: string, areas: readonly Area[], { log, built, pageChanged, skeletonsWritten }: Listeners): Builds {
  const tell = (one: Built): void => {
    const { owner, problems, ms } = one
    log(problems.length > 0 ? complaint(owner, problems) : `  ${owner} compiled in ${(ms / 1000).toFixed(1)} s`)
    built(one)
  }
  const outDir = (owner: Owner): string => path.join(folder, owner, devRelease)
  let resolvePage = (): void => undefined
  const pageWritten = new Promise<void>((resolve) => (resolvePage = resolve))
  const host = new OwnerBuild('host', outDir('host'), {
    built: tell,
    written: async (problems) => {
      if (host.built?.problems.length) return
      if (problems.length > 0) log(complaint('host', problems))
      else {
        await writeHostPage(outDir('host')).then(pageChanged).then(resolvePage, (error: unknown) => log(complaint('host', [String(error)])))
      }
    },
  })
  void host.ready()
  const areaBuild = (area: Area): OwnerBuild => {
    const build: OwnerBuild = new OwnerBuild(area, outDir(area), {
      built: tell,
      written: async (problems) => {
        if (build.built?.problems.length) return
        if (problems.length > 0) log(complaint(area, problems))
        else await skeletonsWritten(area, packInputsDir(outDir(area)))
      },
    })
    return build
  }
  const byOwner = new Map<Owner, OwnerBuild>([['host', host]])
  const add = (area: Area): void => void byOwner.set(area, areaBuild(area))
  for (const area of areas) add(area)
  return {
    byOwner,
    add,
    pageWritten,
    close: async () => {
      await Promise.all([...byOwner.values()].map((build) => build.close()))
    },
  }
}
