import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Registry } from '@xhkt/contract/federation/registry'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { journalFolder, missingPointer, parsePointer, pointerFile, publicRegistry } from './pointer/pointer.ts'
import { parseManifest, prefixOf } from './release-folder.ts'

// Synchronous reads for a server of a local store, which reads the registry for every page.

export function readRegistry(store: string): Registry {
  const file = path.join(store, pointerFile)
  if (existsSync(file)) return publicRegistry(parsePointer(readFileSync(file, 'utf8'), store))
  const journal = path.join(store, journalFolder)
  if (existsSync(journal) && readdirSync(journal).length > 0) throw missingPointer(store)
  return { seq: 0, areas: {} }
}

export function readManifest(store: string, owner: Owner, release: string): ReleaseManifest {
  const key = `${prefixOf(owner, release)}${manifestName}`
  return parseManifest(readFileSync(path.join(store, key), 'utf8'), key, store)
}
