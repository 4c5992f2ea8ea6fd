import { useQuery } from '@xhkt/platform/query'
import { type Cue, parseWebVtt } from './web-vtt.ts'

async function fetchCues(url: string, signal: AbortSignal): Promise<Cue[]> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${response.status} for a text track`)
  return parseWebVtt(await response.text())
}

/** The query of a WebVTT file. All that show the same file share one answer. */
export const cuesQuery = (url: string) => ({
  queryKey: ['cues', url],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchCues(url, signal),
  enabled: url !== '',
  staleTime: Infinity,
  retry: 1,
})

const none: readonly Cue[] = []

/** The cues of a WebVTT file; none for an empty address, until they are loaded, and when they cannot be loaded. */
export const useCues = (url: string): readonly Cue[] => useQuery(cuesQuery(url)).data ?? none
