import type { LiveLine, LiveRoom } from '@xhkt/contract'

type PictureForm = 'hls' | 'flv' | 'webrtc'

/** The forms that have an engine (attach-live.ts). */
export type PlayableForm = Exclude<PictureForm, 'webrtc'>

export const isPlayable = (form: PictureForm): form is PlayableForm => form !== 'webrtc'

/** The form of the picture at an address. */
export function formOf(url: string): PictureForm {
  if (url.startsWith('webrtc:')) return 'webrtc'
  return /\.flv(\?|$)/.test(url) ? 'flv' : 'hls'
}

/**
 * The addresses of the picture that can play here. Without one the vendor's rule gives it (docs/product/live.md#picture). An address of
 * WebRTC needs the vendor's player with a licence, which no deployment has configured.
 */
export function linesOf({ lines, playerDomain, roomId }: Pick<LiveRoom, 'lines' | 'playerDomain' | 'roomId'>): readonly LiveLine[] {
  if (lines.length === 0 && playerDomain) return [{ name: '线路一', url: `https://${playerDomain}/live/${roomId}.m3u8` }]
  return lines.filter(({ url }) => isPlayable(formOf(url)))
}
