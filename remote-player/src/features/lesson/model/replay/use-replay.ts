import { useMemo, useState } from 'react'
import type { LiveMessage } from '@xhkt/contract'
import { useQuery } from '@xhkt/platform/query'
import { usePosition } from '../../../../common/player/model/video-value.ts'
import { partLength, replayQuery } from './replay-query.ts'

/** The next part is requested this long before its begin, in seconds. */
const aheadBy = 30

const toItems = (messages: readonly LiveMessage[]) => messages.map((message) => ({ key: String(message.sequence), message }))

const none: LiveMessage[] = []

/** The chat of a live lesson at the position of its playback: the messages of this part and of the one before. */
export function useReplay(liveRoomId: string, video: HTMLVideoElement | null) {
  const position = usePosition(video, 1)
  const part = Math.floor(position / partLength)
  const current = useQuery(replayQuery(liveRoomId, part))
  const before = useQuery(replayQuery(liveRoomId, part - 1))
  const isNearNext = (part + 1) * partLength - position < aheadBy
  useQuery({ ...replayQuery(liveRoomId, part + 1), enabled: isNearNext })

  const earlier = before.data ?? none
  const now = current.data ?? none
  const loaded = useMemo(() => [...earlier, ...now], [earlier, now])
  const count = loaded.filter(({ at }) => at <= position).length
  const items = useMemo(() => toItems(loaded.slice(0, count)), [loaded, count])

  // A jump back begins another list: what one had scrolled to is not in it.
  const [seen, setSeen] = useState({ position, jumps: 0 })
  if (seen.position !== position) setSeen({ position, jumps: seen.jumps + (position < seen.position ? 1 : 0) })

  return { current, items, jumps: seen.jumps }
}
