import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { s3ServerPlace } from '../../../lib/programs/s3-server.mjs'

/** Where a drill keeps its stores. */
export interface Place {
  name: 'folder' | 'bucket'
  /** The address of a new, empty store. */
  newStore: () => Promise<string>
  close: () => Promise<void>
}

export async function folderPlace(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'drill-'))
  let count = 0
  return {
    name: 'folder',
    newStore: () => Promise.resolve(path.join(folder, `store-${++count}`)),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Buckets of an S3 server that runs for the drill; null on a machine without the server. */
export async function bucketPlace(): Promise<Place | null> {
  if (!s3ServerPlace()) return null
  // Imported here, as the SDK of S3 is slow to load.
  const { startS3Server } = await import('@xhkt/release/testing/s3-server')
  const server = await startS3Server()
  const before = { ...process.env }
  Object.assign(process.env, server.env)
  return {
    name: 'bucket',
    newStore: server.newStore,
    close: async () => {
      process.env = before
      await server.close()
    },
  }
}
