import { preferredHeight } from '@xhkt/kit/media/preferred-height'

/**
 * Starts to load the media that the addressed page plays first, before the page's code runs: playlists and first segment arrive while the
 * main thread renders the page. The page plays the same source, or another one, which drops this one. The engine takes the boot script's
 * media with the first source that it loads: if that was the page's, nothing is left to prepare.
 */
export async function prepareFirstMedia(): Promise<void> {
  const media = await window.__xhkt?.media
  if (!media) return
  const { url, startAt } = media
  const { loadMediaEngine } = await import(/* webpackChunkName: "media" */ '@xhkt/platform/media')
  const engine = await loadMediaEngine()
  if (window.__xhkt?.media) engine?.prepare?.({ url, startAt, preferredHeight: preferredHeight() })
}
