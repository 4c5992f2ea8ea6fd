import { request as requestPlain } from 'node:http'
import { type RequestOptions, request as requestTls } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface RawResponse {
  status: number
  headers: Record<string, string | undefined>
  body: string
}

export interface RawRequest extends Pick<RequestOptions, 'method' | 'servername'> {
  body?: Buffer
}

/** Sends a request with the path exactly as written, accepts any certificate and follows no redirect. Decodes the body, not the headers. */
export function fetchRaw(url: string, headers: Record<string, string> = {}, { body, ...how }: RawRequest = {}): Promise<RawResponse> {
  const target = new URL(url)
  const path = url.slice(target.origin.length) || '/'
  const options: RequestOptions = { headers, path, rejectUnauthorized: false, agent: false, ...how }
  return new Promise((resolve, reject) => {
    const request = target.protocol === 'https:' ? requestTls : requestPlain
    request(target, options, (response) => {
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers['content-encoding'] ?? '']
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => {
        const sent = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, value?.toString()])),
          body: (unpack ? unpack(sent) : sent).toString(),
        })
      })
      response.once('error', reject)
    })
      .once('error', reject)
      .end(body)
  })
}
