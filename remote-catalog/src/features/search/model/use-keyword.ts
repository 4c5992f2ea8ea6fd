import { useAddressValue } from '@xhkt/kit/use-address-value'
import { isTooLong, keywordLimit, tidyKeyword } from '@xhkt/kit/search/keyword'

export const searchPath = '/search'

export interface Keyword {
  /** As it is shown, at most as long as the server takes; empty: the address has none. */
  shown: string
  /** As the early request asks for it, in the very words of the address: to the server blanks and case make no difference. */
  asked: string
  /** There is more of it in the address. */
  tooLong: boolean
}

/** The keyword of the address. */
export function useKeyword(): Keyword {
  const words = useAddressValue('keyword', searchPath) ?? ''
  const shown = tidyKeyword(words)
  return { shown, asked: words.length > keywordLimit ? shown : words, tooLong: isTooLong(words) }
}
