import type { ProfileChange } from '@xhkt/contract'
import { api, type CallOptions } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'
import { freshAtVisit } from '../../../common/query-options.ts'

/** The learner's profile. Requested at every visit: another tab or device may have changed it. */
export const profileQuery = { ...apiQuery('/v1/user/profile'), ...freshAtVisit }

export const saveProfile = (change: ProfileChange, options: CallOptions & { idempotencyKey: string }) => api.put('/v1/user', change, options)

export const uploadAvatar = (picture: Blob, options: { signal: AbortSignal; onProgress: (sent: number) => void }) =>
  api.upload('/v1/user/avatar', picture, { ...options, toast: false })

export const searchSchools = (keyword: string, signal: AbortSignal) => api.get('/v1/school/search', { query: { keyword }, signal, toast: false })

export const searchMajors = (keyword: string, signal: AbortSignal) => api.get('/v1/school/major/search', { query: { keyword }, signal, toast: false })
