import type { ThirdType } from '@xhkt/contract'
import { create } from 'zustand'

/** What a third party has given for a signed-in learner who binds an account of it: WeChat's code or QQ's access token. */
export interface ThirdPartyCode {
  type: ThirdType
  code: string
}

/** The code that waits for the page that asked for it by `auth.openLink`. The page takes it off with null. In memory only. */
export const useThirdPartyCode = create<ThirdPartyCode | null>()(() => null)
