import { useSyncExternalStore } from 'react'
import { usePlayer } from '../model/player-context.ts'
import { useHasSoundAlone } from '../model/video-value.ts'
import { ControlButton } from './control-button.tsx'

const events = ['enterpictureinpicture', 'leavepictureinpicture'] as const

function subscribe(listener: () => void): () => void {
  for (const name of events) document.addEventListener(name, listener, { capture: true })
  return () => {
    for (const name of events) document.removeEventListener(name, listener, { capture: true })
  }
}

/** Shows the video in a window above all others, without the overlays. Nothing where there is no picture, or no such window. */
export function PictureInPicture({ className }: { className?: string }) {
  const { video } = usePlayer()
  const hasSoundAlone = useHasSoundAlone(video)
  const isOut = useSyncExternalStore(subscribe, () => video !== null && document.pictureInPictureElement === video)
  if (!document.pictureInPictureEnabled || hasSoundAlone) return null
  const toggle = () => {
    const change = isOut ? document.exitPictureInPicture() : video?.requestPictureInPicture()
    change?.catch(() => undefined)
  }
  return <ControlButton label={isOut ? '退出画中画' : '画中画'} icon="picture" className={className} onClick={toggle} />
}
