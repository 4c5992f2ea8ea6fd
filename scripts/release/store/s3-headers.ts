import path from 'node:path'

/** Headers that a CDN in front of the bucket passes on. */
export interface Headers {
  CacheControl: string
  ContentType: string
  ContentEncoding?: string
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.sig': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip' }

const releaseFile = /^[^/]+\/\d+\.\d+\.\d+-[0-9a-z]+\//

/** Release files never change; all other files may. A compressed copy has the type of its content. */
export function headersOf(key: string): Headers {
  const encoding = encodings[path.extname(key)]
  const plain = encoding ? key.slice(0, key.lastIndexOf('.')) : key
  return {
    CacheControl: releaseFile.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ContentType: types[path.extname(plain)] ?? 'application/octet-stream',
    ...(encoding && { ContentEncoding: encoding }),
  }
}
