import type { HlsConfig } from 'hls.js'

type Loader = HlsConfig['loader']
type Load = InstanceType<Loader>['load']

/** A loader of playlists for hls.js that has the text of one of them. It loads the others, and that one when it is needed again. */
export function loaderWithPlaylist(Base: Loader, url: string, text: string): NonNullable<HlsConfig['pLoader']> {
  let isUsed = false
  return class extends Base {
    override load(...[context, config, callbacks]: Parameters<Load>): void {
      if (isUsed || context.url !== url) {
        super.load(context, config, callbacks)
        return
      }
      isUsed = true
      const now = performance.now()
      const { stats } = this
      this.context = context
      Object.assign(stats.loading, { start: now, first: now, end: now })
      // hls.js expects an answer after `load` has returned.
      queueMicrotask(() => {
        if (!stats.aborted) callbacks.onSuccess({ url, data: text, code: 200 }, stats, context, null)
      })
    }
  } as NonNullable<HlsConfig['pLoader']>
}
