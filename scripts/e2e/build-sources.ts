import { buildAll } from '../build/build-all.ts'
import { bundleApp } from './bundle-app.ts'
import { passReleases } from './source-releases.ts'

/** Builds what has changed, and the server. In a file of its own, because every worker would load the code of builds. */
export async function buildSources(log: (line: string) => void): Promise<void> {
  const [releases] = await Promise.all([buildAll({ log }), bundleApp()])
  passReleases(releases)
}
