import path from 'node:path'
import { Refusal } from '../refusal.ts'
import { LocalFolder } from './local-folder.ts'
import type { ReleaseStore } from './release-store.ts'

/** The store at an address: `s3://bucket/prefix`, or a folder; a relative folder is below `base`. */
export async function openStore(address: string, base = process.cwd()): Promise<ReleaseStore> {
  // A pipeline whose environment lacks a variable passes an empty text. As a folder it would be `base` itself.
  if (address.trim() === '') throw new Refusal('usage', 'The name of the store is empty: set it, as by the variable XHKT_STORE of the environment')
  const scheme = /^([a-z][a-z\d+.-]+):\/\//i.exec(address)?.[1]
  if (!scheme) return new LocalFolder(path.resolve(base, address))
  if (scheme !== 's3') throw new Refusal('usage', `A store is a folder or s3://bucket/prefix, not ${address}`)
  // Loaded only for a bucket, as the SDK is slow to load.
  const { S3Bucket } = await import('./s3-bucket.ts')
  return new S3Bucket(address)
}
