import { preferredHeight } from '@xhkt/kit/media/preferred-height'

/**
 * Starts to load the media that the addressed page plays first, before the page's code runs: playlists and first segment arrive while the
 * main thread renders the page. The page plays the same source, or another one, which drops this one.
 */
export async function prepareFirstMedia(): Promise<void> {
  const media = await window.__xhkt?.media
  if (!media) return
  const { loadMediaEngine } = await import(/* webpackChunkName: "media" */ '@xhkt/platform/media')
  const engine = await loadMediaEngine()
  engine?.prepare?.({ ...media, preferredHeight: preferredHeight() })
}
