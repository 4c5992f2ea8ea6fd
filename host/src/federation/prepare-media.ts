import { preferredHeight } from '@xhkt/kit/media/preferred-height'

/**
 * Starts to load the media that the addressed page plays first, before the page's code runs: playlists and first segment arrive while the
 * main thread renders the page. If the page plays another source, the engine drops this one. If the page is faster, the engine has taken
 * the boot script's media already, and nothing is left to prepare.
 */
export async function prepareFirstMedia(): Promise<void> {
  const media = await window.__xhkt?.media
  if (!media) return
  const { url, startAt } = media
  const { loadMediaEngine } = await import(/* webpackChunkName: "media" */ '@xhkt/platform/media')
  const engine = await loadMediaEngine()
  if (window.__xhkt?.media) engine?.prepare?.({ url, startAt, preferredHeight: preferredHeight() })
}
