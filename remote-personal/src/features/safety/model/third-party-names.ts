import type { ThirdType } from '@xhkt/contract'
import { thirdParty } from '@xhkt/contract/constants'

export const thirdPartyNames: Record<ThirdType, string> = { [thirdParty.wechat]: '微信', [thirdParty.qq]: 'QQ' }
