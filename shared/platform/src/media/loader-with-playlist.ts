import type { HlsConfig } from 'hls.js'

type Loader = HlsConfig['loader']
type Load = InstanceType<Loader>['load']

/**
 * A loader of playlists for hls.js that gets the text of one of them from a request that is under way. It loads the others, and that one
 * when it is needed again or the request has failed.
 * @param text empty: the request has failed
 */
export function loaderWithPlaylist(Base: Loader, url: string, text: Promise<string>): NonNullable<HlsConfig['pLoader']> {
  let isUsed = false
  return class extends Base {
    private isOver = false

    override load(...args: Parameters<Load>): void {
      const [context, config, callbacks] = args
      if (isUsed || context.url !== url) {
        super.load(...args)
        return
      }
      isUsed = true
      const start = performance.now()
      this.context = context
      let timer: ReturnType<typeof setTimeout> | undefined
      // hls.js has no limit for the first byte of a master playlist, and a timer of Infinity ends at once.
      const { maxTimeToFirstByteMs, maxLoadTimeMs } = config.loadPolicy
      const tooLate = new Promise<string>((resolve) => (timer = setTimeout(resolve, Math.min(maxTimeToFirstByteMs, maxLoadTimeMs), '')))
      void Promise.race([text, tooLate]).then((data) => {
        clearTimeout(timer)
        if (this.isOver) return
        if (!data) {
          super.load(...args)
          return
        }
        const now = performance.now()
        Object.assign(this.stats.loading, { start, first: now, end: now })
        callbacks.onSuccess({ url, data, code: 200 }, this.stats, context, null)
      })
    }

    override abort(): void {
      this.isOver = true
      super.abort()
    }

    override destroy(): void {
      this.isOver = true
      super.destroy()
    }
  } as NonNullable<HlsConfig['pLoader']>
}
