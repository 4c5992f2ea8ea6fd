import type { ThirdType } from '@xhkt/contract'
import { create } from 'zustand'

/** What a third party has given for a signed-in learner who binds an account of it: WeChat's code or QQ's access token. */
export interface ThirdPartyCode {
  type: ThirdType
  code: string
}

/** The code for the page that has called `auth.openLink`. The page sets it to null when it takes it. In memory only. */
export const useThirdPartyCode = create<ThirdPartyCode | null>()(() => null)
