import { s3ServerPlace } from '../../lib/programs/s3-server.mjs'
import { type S3Server, startS3Server } from './s3-server.ts'

/**
 * Runs tests against an S3 server of their own. Skips them on a machine without the server; `npm test` then names them, and fails in a
 * pipeline.
 */
export function describeOnS3(name: string, tests: (server: () => S3Server) => void): void {
  const block = s3ServerPlace() ? describe : describe.skip
  block(name, () => {
    let server: S3Server
    const before = { ...process.env }
    beforeAll(async () => {
      server = await startS3Server()
      Object.assign(process.env, server.env)
    }, 60_000)
    afterAll(async () => {
      process.env = before
      await server.close()
    })
    tests(() => server)
  })
}
