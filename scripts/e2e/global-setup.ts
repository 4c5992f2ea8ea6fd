import { buildAll } from '../build/build-all.ts'

/** Builds what changed, once: the workers would build the same release side by side. */
export default async function globalSetup(): Promise<void> {
  await buildAll({ log: (line) => process.stdout.write(`${line}\n`) })
}
