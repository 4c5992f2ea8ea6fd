import path from 'node:path'
import type { Configuration } from 'webpack'
import type { BuildTarget } from './base-config.ts'

/** The folder of build results that are not files of the release: packing renders markup with them, or makes them inline scripts. */
export const packInputsDir = (outDir: string): string => path.join(outDir, '..', `${path.basename(outDir)}-pack-inputs`)

/** The output of such a build. All builds of a release need the same hash function, because it goes into the class names. */
export function packInputOutput({ outDir }: BuildTarget, filename: string, base: Configuration): Configuration['output'] {
  return { path: packInputsDir(outDir), filename, hashFunction: base.output?.hashFunction }
}
