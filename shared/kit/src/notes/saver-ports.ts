import { api, ApiError, createUuid } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { queryClient } from '@xhkt/platform/query'
import { noteDrafts } from './note-drafts.ts'
import type { SaverPorts } from './note-saver.ts'

/** A draft is saved only in the session of its learner. */
function requireLearner(learnerId: string): void {
  if (auth.token() === null || useAuth.getState().user?.user_id !== learnerId) throw new ApiError('expired', '请先登录')
}

export const refreshNotes = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['/v1/user/note/list'] })

/** Saves notes by the API, and keeps drafts in local storage. */
export const saverPorts = (learnerId: string): SaverPorts => ({
  async create(body, idempotencyKey) {
    requireLearner(learnerId)
    return api.post('/v1/user/note', body, { idempotencyKey, toast: false })
  },
  async update(body) {
    requireLearner(learnerId)
    return api.put('/v1/user/note', body, { idempotencyKey: createUuid(), toast: false })
  },
  store: noteDrafts,
  newKey: createUuid,
  onSaved: () => void refreshNotes(),
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
})
