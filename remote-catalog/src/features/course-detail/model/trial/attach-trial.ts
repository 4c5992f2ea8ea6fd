/** Why a trial lesson cannot play, in the learner's words. */
const failures = {
  network: '视频加载失败，请检查网络后重试',
  media: '视频播放出错，请重试',
  unsupported: '当前浏览器不支持播放该视频，请更换浏览器',
}

const DECODE_ERROR = 3

type OnFailure = (failure: Error) => void
type Detach = () => void

const hasMediaSource = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window
const loadHls = async () => (await import(/* webpackChunkName: "hls" */ 'hls.js/dist/hls.light.mjs')).default
type Engine = Awaited<ReturnType<typeof loadHls>>

function attachHls(Hls: Engine, video: HTMLVideoElement, url: string, fail: OnFailure): Detach {
  const hls = new Hls()
  let recovered = false
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    // As hls.js documents it: a decoder is recovered once. After a failed load the learner tries again.
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true
      hls.recoverMediaError()
    } else fail(new Error(type === Hls.ErrorTypes.NETWORK_ERROR ? failures.network : failures.media))
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => hls.destroy()
}

function attachNative(video: HTMLVideoElement, url: string, fail: OnFailure): Detach {
  const onError = () => fail(new Error(video.error?.code === DECODE_ERROR ? failures.media : failures.network))
  video.addEventListener('error', onError)
  video.src = url
  return () => {
    video.removeEventListener('error', onError)
    video.removeAttribute('src')
    video.load()
  }
}

async function attach(video: HTMLVideoElement, url: string, fail: OnFailure): Promise<Detach> {
  if (hasMediaSource()) {
    const Hls = await loadHls().catch(() => {
      throw new Error(failures.network)
    })
    if (Hls.isSupported()) return attachHls(Hls, video, url, fail)
  }
  if (video.canPlayType('application/vnd.apple.mpegurl')) return attachNative(video, url, fail)
  throw new Error(failures.unsupported)
}

/**
 * Plays an HLS playlist in a video element: by hls.js where the browser has Media Source Extensions, else natively. A trial keeps
 * no position, so it needs less than the player's lesson page.
 */
export function attachTrial(video: HTMLVideoElement, url: string, onFailure: OnFailure): Detach {
  let isGone = false
  let detach: Detach | undefined
  attach(video, url, onFailure).then(
    (done) => {
      if (isGone) done()
      else detach = done
    },
    (error: unknown) => {
      if (!isGone && error instanceof Error) onFailure(error)
    },
  )
  return () => {
    isGone = true
    detach?.()
  }
}
