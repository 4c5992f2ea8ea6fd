import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { areas } from '@xhkt/contract/federation/areas'
import { buildAll } from '../build/build-all.ts'
import { storeDir } from '../build/paths.ts'
import { liveOf, readPointer } from '../release/pointer/pointer.ts'
import { promoteAll } from '../release/promote.ts'
import { LocalFolder } from '../release/store/local-folder.ts'
import { copySources } from './copy-sources.ts'

// Releases an area from a folder that holds it, `shared`, `sandbox` (the API behind the pages of the skew check), `scripts` and the
// root's files, and no other area: what its team needs to have. By hand, as it installs and takes some minutes:
// `npm run check:alone -- personal`.
const area = areas.find((name) => name === process.argv[2]) ?? 'personal'
const folder = mkdtempSync(path.join(tmpdir(), 'alone-'))
const here = path.join(folder, 'project')
const store = new LocalFolder(path.join(folder, 'store'))

function raiseVersion(): string {
  const file = path.join(here, `remote-${area}`, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  const version = manifest.version.replace(/\d+$/, (patch) => String(Number(patch) + 1))
  writeFileSync(file, JSON.stringify({ ...manifest, version }, null, 2))
  return version
}

const node = (...args: string[]): Buffer => execFileSync(process.execPath, args, { cwd: here, stdio: 'inherit' })

try {
  const releases = await buildAll({ log: console.log })
  cpSync(storeDir, store.place, { recursive: true })
  copyFileSync(`${storeDir}.key.pem`, store.developmentKey)
  await promoteAll(store, releases, 'what the others have live')
  copySources(here, `remote-${area}`, 'shared', 'sandbox', 'scripts', 'types', ':(glob)*')
  const version = raiseVersion()
  node('--eval', "import('./scripts/start/install.mjs').then(({ install }) => install())")
  node('--import', 'tsx', 'scripts/release/main.ts', area, '--store', store.place, '--why', 'from a folder of its own')
  const { pointer } = await readPointer(store)
  const { release, previous } = liveOf(pointer, area)
  if (!release?.startsWith(`${version}-`) || previous !== releases[area]) throw new Error(`${release} is live, before it ${previous}`)
  console.log(`✓ ${area} ${release} was released with no other area at hand`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
