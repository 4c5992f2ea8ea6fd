import * as paths from '@xhkt/contract/paths'
import { useAddressValue } from '@xhkt/kit/use-address-value'
import { isTooLong, keywordLimit, tidyKeyword } from '@xhkt/kit/search/keyword'

export interface Keyword {
  /** For display, cut to the server's limit; empty when the address has none. */
  shown: string
  /** For the query: exactly as in the address, like the early request. The server ignores blanks and case. */
  asked: string
  /** The address has a longer one. */
  tooLong: boolean
}

export function useKeyword(): Keyword {
  const words = useAddressValue('keyword', paths.searchPath) ?? ''
  const shown = tidyKeyword(words)
  return { shown, asked: words.length > keywordLimit ? shown : words, tooLong: isTooLong(words) }
}
