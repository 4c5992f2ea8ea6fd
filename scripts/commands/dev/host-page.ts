import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contractMajor } from '@xhkt/contract/federation/contract-majors'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { writeShell } from '@xhkt/release/pack/pack'
import { oldestVersions } from '../../build/browsers.ts'
import { packInputsDir } from '../../build/pack-inputs.ts'
import { packageDir } from '../../lib/paths.mjs'
import { devRelease } from './dev-release.ts'

/** Has no digests, because the files change with each edit. */
const manifest: ReleaseManifest = {
  owner: 'host',
  release: devRelease,
  container: '',
  needs: { contract: contractMajor },
  entry: ['main.js'],
  routes: [],
  assets: {},
  files: {},
  bundled: [],
  commit: null,
  built_at: new Date(0).toISOString(),
}

/** Writes the files from which index.html is rendered, as `pack` does for a release. */
export async function writeHostPage(outDir: string): Promise<void> {
  await cp(path.join(packageDir('host'), 'static'), outDir, { recursive: true })
  await writeShell({ outDir, packInputsDir: packInputsDir(outDir), oldest: oldestVersions }, ['main.css'])
  await writeFile(path.join(outDir, manifestName), JSON.stringify(manifest))
}
