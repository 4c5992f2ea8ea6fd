import type { LiveMessage } from '@xhkt/contract'
import { readMessage } from '../../../../common/chat/read-message.ts'
import { fetchReplay } from '../../api/queries.ts'

/** The messages of a playback are requested in parts of this length, in seconds. */
export const partLength = 120
/** Messages of one answer at most. */
const messagesPerAnswer = 500
const answersPerPart = 20

interface PartOptions {
  liveRoomId: string
  part: number
  signal: AbortSignal
}

/** All messages of a part. A busy part takes several answers. */
async function fetchPart({ liveRoomId, part, signal }: PartOptions): Promise<LiveMessage[]> {
  const to = (part + 1) * partLength
  const bySequence = new Map<number, LiveMessage>()
  let from = part * partLength
  for (let answer = 0; answer < answersPerPart; answer += 1) {
    const { messages } = await fetchReplay({ live_room_id: liveRoomId, from, to }, signal)
    for (const message of messages) bySequence.set(message.sequence, readMessage(message))
    const last = messages.at(-1)
    if (messages.length < messagesPerAnswer || !last) break
    // Repeats the last second, unless it alone fills an answer.
    from = last.at > from ? last.at : from + 1
  }
  return [...bySequence.values()]
}

/** What was said in a part of the live lesson, oldest first. */
export const replayQuery = (liveRoomId: string, part: number) => ({
  queryKey: ['/v1/live/room/replay', liveRoomId, part],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchPart({ liveRoomId, part, signal }),
  staleTime: Infinity,
  enabled: part >= 0,
})
