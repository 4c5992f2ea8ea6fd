import { sandboxConfig } from '../../serve/runtime-config.ts'
import { createWebServer } from '../../serve/web-server.ts'

// The web server alone, on a store of small releases, before an API if one is named: a process of its own, as a unit test cannot load
// it. Prints its address, and stops when its standard input ends.
const app = await createWebServer({ store: process.argv[2] ?? '', config: sandboxConfig(), api: process.argv[3] ?? 'http://localhost:9' })
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.stdin.resume().once('end', () => void app.close())
