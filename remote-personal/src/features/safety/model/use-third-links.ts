import { useEffect, useEffectEvent } from 'react'
import type { DataOf, ThirdType } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { writeAnswer } from '@xhkt/kit/query/write-answer'
import { useThirdPartyCode } from '@xhkt/platform/auth'
import { confirm } from '@xhkt/platform/confirm'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { bindThird, thirdLinksQuery, unbindThird } from '../api/queries.ts'
import { thirdPartyNames } from './third-party-names.ts'

function useOutcome(done: (type: ThirdType) => string) {
  const client = useQueryClient()
  return {
    onSuccess: async (answer: DataOf<'GET', '/v1/user/third/list'>, { type }: { type: ThirdType }) => {
      await writeAnswer(client, thirdLinksQuery(), answer)
      void client.invalidateQueries({ queryKey: ['/v1/user/notice/count'] })
      toast.success(done(type))
    },
    // The server may have applied the change although its answer was lost.
    onError: () => client.invalidateQueries(thirdLinksQuery()),
  }
}

/** Binds the account whose code the host hands over: from QQ's window, or after the return from WeChat. True while it runs. */
export function useBindHandedOver(): boolean {
  const handedOver = useThirdPartyCode()
  const { start, busy } = useAction({
    run: bindThird,
    ...useOutcome((type) => `${thirdPartyNames[type]}绑定成功`),
  })
  const bind = useEffectEvent(start)
  useEffect(() => {
    if (!handedOver) return
    useThirdPartyCode.setState(null, true)
    bind(handedOver)
  }, [handedOver])
  return busy
}

/** Unbinds the account of a third party, after a question. */
export function useUnbind(type: ThirdType): [busy: boolean, start: () => void] {
  const name = thirdPartyNames[type]
  const { start, busy } = useAction({
    before: () => confirm({ content: `解除绑定后，不能再用该${name}账号登录，手机号仍可登录。确定解除绑定${name}吗？` }),
    run: unbindThird,
    ...useOutcome(() => `已解除绑定${name}`),
  })
  return [busy, () => start({ type })]
}
