import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseFile } from '@xhkt/contract/federation/release-manifest'
import { compress, encodings, isCompressed } from './compress.ts'
import { copiesName } from './copies-name.ts'
import { integrityOf } from './integrity.ts'

/** `compressed.json`: the digest of each compressed copy by its name, such as `entry.js.br`. Browsers load the manifest without it. */
export type CopyDigests = Record<string, string>

const describe = (body: Buffer, brotli = body.length): ReleaseFile => ({ size: body.length, brotli, sha384: integrityOf(body) })

/** Describes a file of a folder for the manifest. Writes compressed copies beside a text file, and adds their digests to `copies`. */
export async function describeFile(folder: string, name: string, copies: CopyDigests, quality?: number): Promise<ReleaseFile> {
  const body = await readFile(path.join(folder, name))
  if (!isCompressed(name)) return describe(body)
  const compressed = await compress(body, quality)
  for (const encoding of encodings) {
    const copy = `${name}.${encoding}`
    await writeFile(path.join(folder, copy), compressed[encoding])
    copies[copy] = integrityOf(compressed[encoding])
  }
  return describe(body, compressed.br.length)
}

/** Writes the digests of the copies, and describes their file for the manifest, so that the manifest's signature covers it. */
export async function writeCopies(folder: string, copies: CopyDigests): Promise<Record<typeof copiesName, ReleaseFile>> {
  const sorted = Object.entries(copies).sort(([one], [other]) => (one < other ? -1 : 1))
  const body = Buffer.from(JSON.stringify(Object.fromEntries(sorted)))
  await writeFile(path.join(folder, copiesName), body)
  return { [copiesName]: describe(body) }
}
