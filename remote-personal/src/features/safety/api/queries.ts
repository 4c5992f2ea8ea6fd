import type { BodyOf, ThirdType } from '@xhkt/contract'
import { api, type ApiError } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'
import { freshAtVisit } from '../../../common/query-options.ts'

/** For a call whose refusals stand at a field. Other failures show a toast. */
const toast = ({ kind }: ApiError): boolean => kind !== 'business'

export const learnerQuery = apiQuery('/v1/user/detail')

export const fetchLearner = () => api.get('/v1/user/detail', { toast: false })

export const changePassword = (body: BodyOf<'PUT', '/v1/user/password'>) => api.put('/v1/user/password', body)

/** Proves the present phone by the code that was sent to it. */
export const verifyPhone = (sms_code: string) => api.post('/v1/user/phone/verify', { sms_code }, { toast })

export const changePhone = (body: BodyOf<'PUT', '/v1/user/phone'>) => api.put('/v1/user/phone', body, { toast })

/** The learner's third-party accounts. Requested at every visit: a login elsewhere may have bound one. */
export const thirdLinksQuery = () => ({ ...apiQuery('/v1/user/third/list'), ...freshAtVisit })

export const bindThird = ({ type, code }: BodyOf<'POST', '/v1/user/third'>) => api.post('/v1/user/third', { type, code })

export const unbindThird = (body: { type: ThirdType }) => api.delete('/v1/user/third', body)

/** Where the learner is logged in. Requested at every visit: other devices log in and out meanwhile. */
export const devicesQuery = () => ({ ...apiQuery('/v1/user/device/list'), ...freshAtVisit })

export const logOutDevice = (body: { device_id: string }) => api.delete('/v1/user/device', body)

export const logOutOtherDevices = () => api.delete('/v1/user/device/others', undefined)

/** How far the copy of the learner's data is. */
export const dataCopyQuery = () => ({ ...apiQuery('/v1/user/data'), ...freshAtVisit })

export const askForDataCopy = (confirmation: BodyOf<'POST', '/v1/user/data'>) => api.post('/v1/user/data', confirmation, { toast })

export const downloadDataCopy = () => api.blob('/v1/user/data/file')

/** What keeps the account from being closed. */
export const closingQuery = { ...apiQuery('/v1/user/close'), ...freshAtVisit }

export const closeAccount = (sms_code: string) => api.post('/v1/user/close', { sms_code }, { toast })
