import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { areasOf, type Gate, nameOf } from './gate.ts'
import { copiesName } from '../pack/copies-name.ts'
import { isPrivateName } from '../pack/private-files.ts'
import { kilobytes } from './byte-budget.ts'

interface Kind {
  what: string
  name: RegExp
  /** Bytes of one file, compressed with brotli. */
  limit: number
}

// The first kind that matches a name counts, and the last matches every name. Limits are near the largest files of today.
const kinds: readonly Kind[] = [
  { what: 'style sheet', name: /\.css$/, limit: 8 * 1024 },
  { what: 'picture', name: /\.(avif|gif|ico|jpe?g|png|svg|webp)$/, limit: 4 * 1024 },
  { what: 'media engine', name: /^hls\.[^/]*\.js$/, limit: 100 * 1024 },
  { what: 'chat SDK', name: /^chat-sdk\.[^/]*\.js$/, limit: 124 * 1024 },
  { what: 'FLV engine', name: /^flv\.[^/]*\.js$/, limit: 64 * 1024 },
  { what: 'debug console', name: /^debug-console\.[^/]*\.js$/, limit: 112 * 1024 },
  { what: 'script', name: /\.js$/, limit: 40 * 1024 },
  { what: 'other file', name: /(?:)/, limit: 12 * 1024 },
]
const stylesLimit = 34 * 1024
const picturesLimit = 16 * 1024

export interface FileBudget {
  what: string
  bytes: number
  limit: number
}

/**
 * The largest file of each kind in a release, and the sums of its style sheets and pictures. The first scripts have a budget of their
 * own, `byteBudget`. The digests of the compressed copies and the private files have none, as no browser loads them.
 */
export function fileBudgets({ entry, files }: ReleaseManifest): FileBudget[] {
  const sorted = Object.entries(files)
    .filter(([name]) => !entry.includes(name) && name !== copiesName && !isPrivateName(name))
    .map(([name, { brotli }]) => ({ name, bytes: brotli, kind: kinds.find((kind) => kind.name.test(name)) }))
    .sort((one, other) => other.bytes - one.bytes)
  const largest = kinds.flatMap((kind) => {
    const [file] = sorted.filter((one) => one.kind === kind)
    return file ? [{ what: `${kind.what} ${file.name}`, bytes: file.bytes, limit: kind.limit }] : []
  })
  const sumOf = (what: string): number => sorted.filter(({ kind }) => kind?.what === what).reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    ...largest,
    { what: 'all style sheets', bytes: sumOf('style sheet'), limit: stylesLimit },
    { what: 'all pictures', bytes: sumOf('picture'), limit: picturesLimit },
  ]
}

/** Holds every file of the releases that would be live to the budget of its kind. */
export const fileBudget: Gate = (composition) =>
  [...(composition.host ? [composition.host] : []), ...areasOf(composition)].flatMap((manifest) =>
    fileBudgets(manifest)
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ what, bytes, limit }) => `${nameOf(manifest)}: ${what}: ${kilobytes(bytes)}, ${kilobytes(limit)} are allowed`),
  )
