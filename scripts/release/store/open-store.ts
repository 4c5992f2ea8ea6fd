import path from 'node:path'
import { root } from '../../build/paths.ts'
import { Refusal } from '../refusal.ts'
import { LocalFolder } from './local-folder.ts'
import type { ReleaseStore } from './release-store.ts'

/** The store at an address: a folder (`.store` if not said; relative to the project), or `s3://bucket/prefix`. */
export async function openStore(address = '.store'): Promise<ReleaseStore> {
  const scheme = /^([a-z][a-z\d+.-]+):\/\//i.exec(address)?.[1]
  if (!scheme) return new LocalFolder(path.resolve(root, address))
  if (scheme !== 's3') throw new Refusal('usage', `A store is a folder or s3://bucket/prefix, not ${address}`)
  // The SDK takes a while to load, which nobody who has a folder waits for.
  const { S3Bucket } = await import('./s3-bucket.ts')
  return new S3Bucket(address)
}
