import { readFileSync } from 'node:fs'
import path from 'node:path'
import { owners } from '@xhkt/contract/federation/areas'
import { polyfillsName } from '@xhkt/contract/federation/release-manifest'
import { readManifest } from '@xhkt/release/registry-file'
import { buildAll } from '../../build/build-all.ts'
import { storeDir } from '../../lib/paths.mjs'
import { BrowserSupport } from './check.ts'
import { compiledStyles } from './compiled-styles.ts'
import { polyfills } from './polyfilled.ts'
import { browserSources, lackedInSources } from './source-features.ts'

// Refuses APIs, syntax and styles that a browser of the policy lacks and that have neither a polyfill nor an accepted fallback, in the
// sources and in the builds, which include the dependencies (docs/product/browsers.md).

const releases = await buildAll({ log: console.log })
const support = new BrowserSupport(polyfills())

for (const use of lackedInSources(browserSources())) support.source(use)
for (const [name, text] of compiledStyles()) support.style({ name, text }, true)
for (const owner of owners) {
  const { files, release } = readManifest(storeDir, owner, releases[owner])
  const read = (name: string): string => readFileSync(path.join(storeDir, owner, release, name), 'utf8')
  for (const name of Object.keys(files)) {
    const file = { name: `${owner}/${name}`, text: /\.(js|css)$/.test(name) ? read(name) : '' }
    if (name.endsWith('.js') && name !== polyfillsName) support.script(file)
    if (name.endsWith('.css')) support.style(file, false)
  }
  if (owner !== 'host') continue
  const { boot, mobile } = JSON.parse(read('shell.json')) as { boot: string; mobile: string }
  support.script({ name: 'the boot script', text: boot, first: true })
  support.script({ name: 'the mobile redirect', text: mobile, first: true })
}

const faults = [...support.faults, ...support.unused().map((name) => `nothing needs the polyfill or accepted entry ${name}`)]
for (const fault of faults) console.error(`✗ ${fault}`)
if (faults.length === 0) console.log('✓ all browsers of the policy have what the sources and the builds use')
process.exitCode = faults.length > 0 ? 1 : 0
