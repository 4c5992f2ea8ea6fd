import { Button } from '@xhkt/kit/ui/button'
import { restart } from '../../../../../common/player/model/video-commands.ts'

interface RestartButtonProps {
  video: HTMLVideoElement
  label?: string
}

/** Plays the lesson again. */
export function RestartButton({ video, label = '从头播放' }: RestartButtonProps) {
  const start = () => {
    // The button disappears: the focus moves to the player.
    video.closest<HTMLElement>('[role="group"]')?.focus({ preventScroll: true })
    restart(video)
  }
  return <Button onClick={start}>{label}</Button>
}
