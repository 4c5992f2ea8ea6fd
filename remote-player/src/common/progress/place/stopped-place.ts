import { readValue } from '@xhkt/platform/api'

/** Where a tab was stopped because another tab of this browser plays on. */
interface StoppedPlace {
  section_id: string
  /** Seconds. */
  position: number
}

const NAME = 'xhkt_study_place'
const shape = { 'section_id!': 'text', 'position!': 'number' } as const

/** Tells the tab that has taken the place. */
export function tellStoppedPlace(place: StoppedPlace): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(place)
  channel.close()
}

/** The position at which another tab stops a lesson within `ms` milliseconds, in seconds; null: none does. */
export function nextStoppedPosition(sectionId: string, ms: number): Promise<number | null> {
  const channel = new BroadcastChannel(NAME)
  return new Promise<number | null>((resolve) => {
    setTimeout(() => resolve(null), ms)
    channel.onmessage = ({ data }) => {
      const place = readValue(shape, data).value as StoppedPlace | undefined
      if (place?.section_id === sectionId) resolve(place.position)
    }
  }).finally(() => channel.close())
}
