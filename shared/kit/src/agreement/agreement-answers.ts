import { useEffect } from 'react'
import type { Agreement, AgreementState, DataOf } from '@xhkt/contract'
import { useQueryClient } from '@xhkt/platform/query'
import { isUnsigned } from './agreement-states.ts'

type Client = ReturnType<typeof useQueryClient>

/** The cached answers with the state of an agreement. */
const myCourses = ['/v1/user/course/list']
const order = ['/v1/order/detail']

/** The answers that leave something out until the agreement is signed. */
const needSignature = [['/v1/course/detail'], ['/v1/live/room']]

interface WithAgreement {
  /** The id of the course, or of the live room. */
  id?: string
  course_id?: string
  agreement_state?: AgreementState
}

/** Shows the state in the answers that wait for the signature. Once it is there they are refetched, as they leave something out. */
function showInWaiting(client: Client, { course_id, state }: Agreement): void {
  for (const [key, answer] of needSignature.flatMap((queryKey) => client.getQueriesData<WithAgreement>({ queryKey }))) {
    if ((answer?.course_id ?? answer?.id) !== course_id || !isUnsigned(answer?.agreement_state)) continue
    if (state === 'success') void client.invalidateQueries({ queryKey: key })
    else client.setQueryData(key, { ...answer, agreement_state: state })
  }
}

/** Shows the state in every cached answer, so that the pages agree. */
export function showAgreement(client: Client, agreement: Agreement): void {
  const { course_id, state } = agreement
  client.setQueriesData<DataOf<'GET', '/v1/user/course/list'>>(
    { queryKey: myCourses },
    (page) =>
      page && {
        ...page,
        list: page.list.map((mine) => (mine.course.id === course_id && mine.agreement_state ? { ...mine, agreement_state: state } : mine)),
      },
  )
  showInWaiting(client, agreement)
  client.setQueriesData<DataOf<'GET', '/v1/order/detail'>>(
    { queryKey: order },
    (shown) => (shown?.course.id === course_id && shown.agreement_state ? { ...shown, agreement_state: state } : shown),
  )
}

const channelName = 'xhkt-agreement'

/** Tells the other tabs that an agreement was signed. Only its course is sent. */
export function notifyOtherTabs(courseId: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(courseId)
  channel.close()
}

/** Refetches the agreement, and the answers with its state, when another tab has signed it. */
export function useFollowOtherTabs(courseId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }) => {
      if (data !== courseId) return
      for (const queryKey of [['/v1/user/agreement'], myCourses, order]) void client.invalidateQueries({ queryKey })
    }
    return () => channel.close()
  }, [client, courseId])
}
