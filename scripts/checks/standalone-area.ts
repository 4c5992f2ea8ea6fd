import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { areas } from '@xhkt/contract/federation/areas'
import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { buildAll } from '../build/build-all.ts'
import { storeDir } from '../lib/paths.mjs'
import { copySources, installIn } from './copy-sources.ts'

// Releases an area from a folder with only what its team needs: the area, `shared`, `scripts`, what they start (`sandbox`, `services`)
// and the files of the root. Run by hand, as it installs packages and takes some minutes: `npm run check:standalone-area -- personal`.
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

try {
  const releases = await buildAll({ log: console.log })
  cpSync(storeDir, store.place, { recursive: true })
  copyFileSync(`${storeDir}.key.pem`, store.developmentKey)
  await promoteAll(store, releases, 'the live releases of the others')
  copySources(here, `remote-${area}`, 'shared', 'sandbox', 'services', 'scripts', 'types', ':(glob)*')
  const version = raiseVersion()
  installIn(here)
  const args = [area, '--store', store.place, '--why', 'from a folder of its own']
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/commands/release/main.ts', ...args], { cwd: here, stdio: 'inherit' })
  const { pointer } = await readPointer(store)
  const { release, previous } = liveOf(pointer, area)
  if (!release?.startsWith(`${version}-`) || previous !== releases[area]) throw new Error(`${release} is live, before it ${previous}`)
  console.log(`✓ ${area} ${release} was released without the other areas`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
