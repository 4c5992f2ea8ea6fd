import { type Static, Type as T } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { OwnerName, ReleaseFolder } from '../beacons.ts'
import type { Context } from '../context.ts'
import { success } from '../envelope.ts'
import { failures } from '../failure.ts'

/** The release is the one that a person saw: if others have changed it meanwhile, nothing is taken back. */
const Rollback = T.Object({ area: OwnerName, release: ReleaseFolder })

/** The ledger's one button. */
export function registerReleases(app: FastifyInstance, { ledger }: Context): void {
  app.post<{ Body: Static<typeof Rollback> }>('/sandbox/rollback', { schema: { hide: true, body: Rollback } }, async ({ body }) => {
    if (!ledger) throw failures.noLedger()
    const { refused } = await ledger.rollback(body.area, body.release, 'taken back on the page of the sandbox')
    if (refused !== null) throw failures.notTakenBack(refused)
    return success({})
  })
}
