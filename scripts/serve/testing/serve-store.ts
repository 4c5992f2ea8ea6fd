import { sandboxConfig } from '@xhkt/release/page/sandbox-config'
import { createWebServer } from '../web-server.ts'

// Serves a store of small releases, with an API if one is given. A process of its own, as a unit test cannot import the web server.
// Prints its address, and stops when its standard input ends.
const app = await createWebServer({ store: process.argv[2] ?? '', config: sandboxConfig(), api: process.argv[3] ?? 'http://localhost:9' })
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.stdin.resume().once('end', () => void app.close())
