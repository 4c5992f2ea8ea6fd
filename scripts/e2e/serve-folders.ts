import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Record<string, string> = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/** Serves folders by their names, to any origin, as a developer's machine does. Gives its origin. */
export async function serveFolders(folders: Record<string, string>): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const [, name = '', file = ''] = new URL(url, 'http://localhost').pathname.split('/')
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', types[path.extname(file)] ?? 'text/plain')
    readFile(path.join(folders[name] ?? '', file)).then((body) => response.end(body), () => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
