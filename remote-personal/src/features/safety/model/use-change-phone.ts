import { errorCode } from '@xhkt/contract/constants'
import { auth, useAuth } from '@xhkt/platform/auth'
import { useQueryClient } from '@xhkt/platform/query'
import { savedPassword } from '@xhkt/platform/storage'
import { toast } from '@xhkt/platform/toast'
import { changePhone, fetchLearner, verifyPhone } from '../api/queries.ts'
import { refusalOf } from './refusal.ts'

export interface PhoneChange {
  proof: string
  phone: string
  sms_code: string
}

/** Proves the present phone by the code that was sent to it. */
export const provePhone = async (sms_code: string): Promise<string> => (await verifyPhone(sms_code)).proof

async function send(change: PhoneChange) {
  try {
    return await changePhone(change)
  } catch (error) {
    // The first answer may have been lost, and its proof is used up.
    if (refusalOf(error).code !== errorCode.proofInvalid) throw error
    const learner = await fetchLearner()
    if (learner.detail.phone !== change.phone) throw error
    return learner
  }
}

/** Changes the learner's phone. The whole page shows the new number at once. */
export function useChangePhone(present: string): (change: PhoneChange) => Promise<void> {
  const client = useQueryClient()
  return async (change) => {
    const { detail, tag } = await send(change)
    // The saved password belongs to the previous number.
    if (savedPassword.get()?.phone === present) savedPassword.remove()
    // Another learner may have logged in meanwhile, in another tab too.
    auth.synchronize()
    if (useAuth.getState().user?.user_id !== detail.user_id) return
    toast.success('手机号更换成功')
    auth.setUser(detail, tag)
    void client.invalidateQueries({ queryKey: ['/v1/user/notice/count'] })
    void client.invalidateQueries({ queryKey: ['/v1/user/notice/list'], refetchType: 'none' })
  }
}
