import { type Static, Type as T } from '@sinclair/typebox'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { success } from '../../core/envelope.ts'
import { apiErrors } from '../../core/api-error.ts'

/** A text in the form of an owner's name. It is not looked up, as an area may be newer than this sandbox. */
const OwnerName = T.Unsafe<Owner>(T.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }))
const ReleaseFolder = T.String({ pattern: '^[\\w.-]{1,64}$' })

/** `release` is the one on the page. If another release is live by now, nothing is rolled back. */
const Rollback = T.Object({ area: OwnerName, release: ReleaseFolder })

/** The rollback button of the sandbox page. */
export function registerReleases(app: FastifyInstance, { releaseHistory }: Context): void {
  app.post<{ Body: Static<typeof Rollback> }>('/sandbox/rollback', { schema: { body: Rollback } }, async ({ body }) => {
    if (!releaseHistory) throw apiErrors.noReleaseStore()
    const { refused } = await releaseHistory.rollback(body.area, body.release, 'rolled back on the page of the sandbox')
    if (refused !== null) throw apiErrors.rollbackRefused(refused)
    return success({})
  })
}
