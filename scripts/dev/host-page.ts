import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { partsDir } from '../build/host-config.ts'
import { packageDir } from '../build/paths.ts'
import { writeShell } from '../release/pack/pack.ts'

/** Puts beside the host's scripts what its page is made of, as packing does for a release. */
export async function writeHostPage(outDir: string): Promise<void> {
  await cp(path.join(packageDir('host'), 'static'), outDir, { recursive: true })
  await writeShell({ outDir, partsDir: partsDir(outDir) }, ['main.css'])
  await writeFile(path.join(outDir, manifestName), JSON.stringify({ entry: ['libraries.js', 'main.js'], files: {} }))
}
