// Writes the name of an area's packed release, and the sha256 of its manifest, as outputs of a step.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from '../lib/paths.mjs'

const folder = path.join(root, '.cache/packed', process.argv[2] ?? '')
for (const release of readdirSync(folder)) {
  const manifest = readFileSync(path.join(folder, release, 'manifest.json'))
  console.log(`release=${release}\nmanifest=${createHash('sha256').update(manifest).digest('hex')}`)
}
