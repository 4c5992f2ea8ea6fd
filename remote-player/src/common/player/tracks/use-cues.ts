import { useQuery } from '@xhkt/platform/query'
import { fetchWebVtt } from '@xhkt/kit/media/web-vtt'
import type { Cue } from './cues.ts'
import { readCues } from './read-cues.ts'

/** The query of a track, a WebVTT or SubRip file. All that show the same file share one answer. */
export const cuesQuery = (url: string) => ({
  queryKey: ['cues', url],
  queryFn: async ({ signal }: { signal: AbortSignal }) => readCues(await fetchWebVtt(url, signal)),
  enabled: url !== '',
  staleTime: Infinity,
  retry: 1,
})

const none: readonly Cue[] = []

/** The cues of a track; none for an empty address, until they are loaded, and when they cannot be loaded. */
export const useCues = (url: string): readonly Cue[] => useQuery(cuesQuery(url)).data ?? none
