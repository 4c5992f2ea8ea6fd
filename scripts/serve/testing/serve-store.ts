import { sandboxConfig } from '@xhkt/release/index-html/sandbox-config'
import { createWebServer } from '../web-server.ts'

// Serves a store of small releases, with an API and the origins that may read files, if they are given. A process of its own, as a unit
// test cannot import the web server. Prints its address, and stops when its standard input ends.
const [store = '', api = 'http://localhost:9', readers] = process.argv.slice(2)
const app = await createWebServer({
  store,
  config: sandboxConfig({ previews: true }),
  api,
  hosts: ['www.xuehai.example'],
  ...(readers !== undefined && { readers: readers.split(',') }),
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.stdin.resume().once('end', () => void app.close())
