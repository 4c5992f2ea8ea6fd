import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { readManifest } from '@xhkt/release/registry-file'
import { buildAll } from '../build/build-all.ts'
import { storeDir } from '../lib/paths.mjs'
import { copySources, installIn } from './copy-sources.ts'

// Packs the host and an area in a second checkout, and compares the digests of their files with those of this checkout. In the nightly run,
// as it installs packages and takes two minutes: `npm run check:reproducible-builds`.
const owners: Owner[] = ['host', 'catalog']
const folder = mkdtempSync(path.join(tmpdir(), 'second-checkout-'))
const second = path.join(folder, 'project')
const run = promisify(execFile)

/** The manifest of the second checkout. Its provenance names the commit, which is that of this checkout. */
async function packedAgain({ owner, release, commit }: ReleaseManifest): Promise<ReleaseManifest> {
  const args = ['--import', 'tsx', 'scripts/commands/release/main.ts', 'pack', owner]
  await run(process.execPath, args, { cwd: second, env: { ...process.env, XHKT_COMMIT: commit ?? '' } })
  return readManifest(path.join(second, '.cache/packed'), owner, release)
}

async function otherFiles(here: ReleaseManifest): Promise<string[]> {
  const there = await packedAgain(here)
  const names = Object.keys({ ...here.files, ...there.files })
  const other = names.filter((name) => here.files[name]?.sha384 !== there.files[name]?.sha384)
  console.log(`${other.length === 0 ? '✓' : '✗'} ${here.owner} ${here.release}: ${names.length} files, ${other.length} of them different`)
  return other.map((name) => `${here.owner}/${name}`)
}

try {
  const releases = await buildAll({ log: console.log })
  copySources(second, '.')
  installIn(second)
  const other = (await Promise.all(owners.map((owner) => otherFiles(readManifest(storeDir, owner, releases[owner]))))).flat()
  if (other.length > 0) throw new Error(`Two checkouts build different files: ${other.join(', ')}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
