import { buildSources } from './build-sources.ts'

/** Builds what changed before the workers start, because each worker would build the same releases. */
export default async function globalSetup(): Promise<void> {
  await buildSources((line) => process.stdout.write(`${line}\n`))
}
