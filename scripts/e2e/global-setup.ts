import { buildSources } from './source-releases.ts'

/** Builds what changed, once: the workers would build the same release side by side. */
export default async function globalSetup(): Promise<void> {
  await buildSources((line) => process.stdout.write(`${line}\n`))
}
