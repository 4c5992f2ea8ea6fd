import { useQuery } from '@xhkt/platform/query'
import { decodeText } from './decode-text.ts'
import { type Cue, parseCues } from './cues.ts'

async function fetchCues(url: string, signal: AbortSignal): Promise<Cue[]> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${response.status} for a text track`)
  return parseCues(decodeText(await response.arrayBuffer()))
}

/** The query of a track, a WebVTT or SubRip file. All that show the same file share one answer. */
export const cuesQuery = (url: string) => ({
  queryKey: ['cues', url],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchCues(url, signal),
  enabled: url !== '',
  staleTime: Infinity,
  retry: 1,
})

const none: readonly Cue[] = []

/** The cues of a track; none for an empty address, until they are loaded, and when they cannot be loaded. */
export const useCues = (url: string): readonly Cue[] => useQuery(cuesQuery(url)).data ?? none
