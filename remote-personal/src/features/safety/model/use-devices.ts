import type { DataOf, Device } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { writeAnswer } from '@xhkt/kit/query/write-answer'
import { confirm } from '@xhkt/platform/confirm'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { devicesQuery, logOutDevice, logOutOtherDevices } from '../api/queries.ts'

function useOutcome(message: string) {
  const client = useQueryClient()
  return {
    onSuccess: async (answer: DataOf<'GET', '/v1/user/device/list'>) => {
      await writeAnswer(client, devicesQuery(), answer)
      toast.success(message)
    },
    // The device may be gone already, or the answer was lost.
    onError: () => client.invalidateQueries(devicesQuery()),
  }
}

/** Logs out another device, after a question. */
export function useLogOutDevice({ device_id, name }: Device): [busy: boolean, start: () => void] {
  const { start, busy } = useAction({
    before: () => confirm({ content: `确定让“${name}”退出登录吗？该设备需要重新登录才能继续使用。` }),
    run: logOutDevice,
    ...useOutcome('该设备已退出登录'),
  })
  return [busy, () => start({ device_id })]
}

/** Logs out all devices but this one, after a question. */
export function useLogOutOthers(): [busy: boolean, start: () => void] {
  const { start, busy } = useAction({
    before: () => confirm({ content: '确定让本机以外的所有设备退出登录吗？' }),
    run: logOutOtherDevices,
    ...useOutcome('其他设备已退出登录'),
  })
  return [busy, () => start()]
}
