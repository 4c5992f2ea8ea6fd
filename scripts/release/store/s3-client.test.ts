/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { S3Bucket } from './s3-bucket.ts'
import { StorageFault } from './storage-fault.ts'

const before = { ...process.env }
let silent: Server

beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'release', AWS_SECRET_ACCESS_KEY: 'x', AWS_REGION: 'us-east-1' })
  silent = createServer((_request, response) => {
    response.writeHead(200, { etag: '"x"', 'content-length': '100' }).flushHeaders()
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  process.env = before
  silent.closeAllConnections()
  silent.close()
})

test('an answer that stops after its headers times out, and is reported in one line', async () => {
  const { port } = silent.address() as AddressInfo
  const store = new S3Bucket(`s3://bucket/learn?endpoint=http://127.0.0.1:${port}`, { idleTimeout: 100 })
  const error: unknown = await store.get('registry.json').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StorageFault)
  expect((error as StorageFault).message).toMatch(/^s3:\/\/bucket\/learn: It cannot be reached: .*timed out after 100 ms/)
})
