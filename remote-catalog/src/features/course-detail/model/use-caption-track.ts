import { useEffect } from 'react'
import { useQuery } from '@xhkt/platform/query'
import { fetchWebVtt } from '@xhkt/kit/media/web-vtt'

/**
 * Loads a file of captions into a track element, once it is wanted. A track from another server would need CORS for the video too, and a
 * browser reads no SubRip, so the element gets an address in the page. An empty `url`: there are none.
 */
export function useCaptionTrack(track: HTMLTrackElement | null, url: string, isWanted: boolean): void {
  const { data } = useQuery({
    queryKey: ['captions', url],
    queryFn: ({ signal }) => fetchWebVtt(url, signal),
    enabled: url !== '' && isWanted,
    staleTime: Infinity,
    retry: 1,
  })
  useEffect(() => {
    if (!track || data === undefined) return
    const address = URL.createObjectURL(new Blob([data], { type: 'text/vtt' }))
    track.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [track, data])
}
