import { parentPort } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

const database = await PGlite.create()
const server = new PGLiteSocketServer({ db: database, port: 0, maxConnections: 20 })
await server.start()

/** @type {Record<string, () => Promise<unknown>>} */
const actions = {
  empty: () => database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
  stop: () => server.stop(),
  start: () => server.start(),
}

parentPort?.on('message', async (action) => {
  await actions[action]?.()
  parentPort?.postMessage(action)
})
parentPort?.postMessage(server.getServerConn())
