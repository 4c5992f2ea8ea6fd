import { apiQuery } from '@xhkt/shared/query'

/** Banners and shelves; asked for by the boot script already, under this very path. */
export const homeQuery = () => apiQuery('/v1/home')
