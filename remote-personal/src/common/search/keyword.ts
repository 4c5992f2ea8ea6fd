import { tidyKeyword } from '@xhkt/kit/search/keyword'

/** The keyword of an address; undefined: none. */
export const readKeyword = (params: URLSearchParams): string | undefined => tidyKeyword(params.get('keyword') ?? '') || undefined
