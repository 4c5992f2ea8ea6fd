import type { BodyOf } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { saveFile } from '@xhkt/kit/files/save-file'
import { writeAnswer } from '@xhkt/kit/query/write-answer'
import { serverNow } from '@xhkt/platform/api'
import { useQuery, useQueryClient } from '@xhkt/platform/query'
import { dateText } from '@xhkt/kit/format'
import { askForDataCopy, dataCopyQuery, downloadDataCopy } from '../api/queries.ts'

const pollMs = 1000

/** How far the copy is. Requested each second while it is being made. */
export const useDataCopy = () =>
  useQuery({
    ...dataCopyQuery(),
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? pollMs : false),
  })

/** Asks for a copy. A refusal is thrown without a toast. */
export function useAskForCopy(): (confirmation: BodyOf<'POST', '/v1/user/data'>) => Promise<void> {
  const client = useQueryClient()
  return async (confirmation) => {
    await writeAnswer(client, dataCopyQuery(), await askForDataCopy(confirmation))
  }
}

/** Downloads the copy. */
export function useDownloadCopy(): [busy: boolean, start: () => void] {
  const client = useQueryClient()
  const { start, busy } = useAction({
    run: downloadDataCopy,
    onSuccess: (file) => saveFile(`学海课堂-个人信息副本-${dateText(serverNow() / 1000)}.json`, file),
    // The copy may have expired.
    onError: () => client.invalidateQueries(dataCopyQuery()),
  })
  return [busy, () => start()]
}
