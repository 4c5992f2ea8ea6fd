import type { DataOf, Device } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { writeAnswer } from '@xhkt/kit/query/write-answer'
import { api } from '@xhkt/platform/api'
import { confirm } from '@xhkt/platform/confirm'
import { apiQuery, useQuery, useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'

const devices = () => apiQuery('/v1/user/device/list')

/** Where the learner is logged in. Requested at every visit: other devices log in and out meanwhile. */
export const useDevices = () => useQuery({ ...devices(), staleTime: 0, refetchOnMount: 'always' })

function useOutcome(message: string) {
  const client = useQueryClient()
  return {
    onSuccess: async (answer: DataOf<'GET', '/v1/user/device/list'>) => {
      await writeAnswer(client, devices(), answer)
      toast.success(message)
    },
    // The device may be gone already, or the answer was lost.
    onError: () => client.invalidateQueries(devices()),
  }
}

/** Logs out another device, after a question. */
export function useLogOutDevice({ device_id, name }: Device): [busy: boolean, start: () => void] {
  const { start, busy } = useAction({
    before: () => confirm({ content: `确定让“${name}”退出登录吗？该设备需要重新登录才能继续使用。` }),
    run: (body: { device_id: string }) => api.delete('/v1/user/device', body),
    ...useOutcome('该设备已退出登录'),
  })
  return [busy, () => start({ device_id })]
}

/** Logs out all devices but this one, after a question. */
export function useLogOutOthers(): [busy: boolean, start: () => void] {
  const { start, busy } = useAction({
    before: () => confirm({ content: '确定让本机以外的所有设备退出登录吗？' }),
    run: () => api.delete('/v1/user/device/others', undefined),
    ...useOutcome('其他设备已退出登录'),
  })
  return [busy, () => start()]
}
