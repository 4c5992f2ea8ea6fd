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

/** Refetches the answers that leave something out until the agreement is signed. */
function refetchUnsigned(client: Client, courseId: string): void {
  for (const queryKey of needSignature) {
    for (const [key, answer] of client.getQueriesData<WithAgreement>({ queryKey })) {
      const isOfCourse = (answer?.course_id ?? answer?.id) === courseId
      if (isOfCourse && isUnsigned(answer?.agreement_state)) void client.invalidateQueries({ queryKey: key })
    }
  }
}

/** Shows the state in every cached answer, so that the pages agree. */
export function showAgreement(client: Client, { course_id, state }: Agreement): void {
  client.setQueriesData<DataOf<'GET', '/v1/user/course/list'>>(
    { queryKey: myCourses },
    (page) =>
      page && {
        ...page,
        list: page.list.map((mine) => (mine.course.id === course_id && mine.agreement_state ? { ...mine, agreement_state: state } : mine)),
      },
  )
  if (state === 'success') refetchUnsigned(client, course_id)
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
