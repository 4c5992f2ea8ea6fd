import type { HlsConfig } from 'hls.js'

type Loader = HlsConfig['loader']
type Load = InstanceType<Loader>['load']

/** A media playlist without an end tag. */
const isOpen = (text: string): boolean => text.includes('#EXTINF') && !text.includes('#EXT-X-ENDLIST')

/**
 * A loader of playlists for hls.js that adds the end tag to those of a recording. Without it hls.js takes them for a live picture, and
 * waits for more at the last second.
 */
export function loaderOfRecording(Base: Loader): NonNullable<HlsConfig['pLoader']> {
  return class extends Base {
    override load(...[context, config, callbacks]: Parameters<Load>): void {
      const onSuccess: typeof callbacks.onSuccess = (response, ...others) => {
        const { data } = response
        const closed = typeof data === 'string' && isOpen(data) ? { ...response, data: `${data}\n#EXT-X-ENDLIST\n` } : response
        callbacks.onSuccess(closed, ...others)
      }
      super.load(context, config, { ...callbacks, onSuccess })
    }
  } as NonNullable<HlsConfig['pLoader']>
}
