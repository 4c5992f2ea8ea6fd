import { buildAll } from '../build/build-all.ts'
import { passReleases } from './source-releases.ts'

/** Builds what has changed. In a file of its own, because every worker would load the code of builds. */
export async function buildSources(log: (line: string) => void): Promise<void> {
  passReleases(await buildAll({ log }))
}
