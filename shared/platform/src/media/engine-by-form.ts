import { type MediaForm, mediaForm } from '@xhkt/contract/media-form'
import { answerCause } from './answer-cause.ts'
import { attachNative } from './attach-native.ts'
import type { Detach, MediaEngine } from './media-types.ts'
import { probeMedia } from './probe-media.ts'

/**
 * Plays a file by the browser itself, and a playlist by `playlists`, which is null where nothing plays it. Without a known ending the
 * server is asked for the form of the address first.
 */
export function engineByForm(playlists: MediaEngine | null): MediaEngine {
  const attachAs = (form: MediaForm, ...[video, source, onFailure, onPlayback]: Parameters<MediaEngine>): Detach => {
    const engine = form === 'file' ? attachNative : playlists
    if (engine) return engine(video, source, onFailure, onPlayback)
    onFailure('media', 'unsupported')
    return () => undefined
  }
  const attach: MediaEngine = (...given) => {
    const [, { url, skipsUntil }, onFailure] = given
    const named = mediaForm(url)
    if (named) return attachAs(named, ...given)
    const asking = new AbortController()
    let detach: Detach = () => asking.abort()
    void probeMedia(url, asking.signal).then(({ status, form }) => {
      if (asking.signal.aborted) return
      if (form) detach = attachAs(form, ...given)
      else onFailure('network', answerCause(status, skipsUntil))
    })
    return () => detach()
  }
  const prepare: MediaEngine['prepare'] = (source) => {
    if (mediaForm(source.url) === 'playlist') playlists?.prepare?.(source)
  }
  return Object.assign(attach, { prepare })
}
