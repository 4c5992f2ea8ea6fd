import { usePlayer } from '../model/player-context.ts'
import { togglePlay } from '../model/video-commands.ts'
import { usePaused } from '../model/video-value.ts'
import { ControlButton } from './control-button.tsx'

export function PlayToggle() {
  const { video } = usePlayer()
  const isPaused = usePaused(video)
  return (
    <ControlButton
      label={isPaused ? '播放' : '暂停'}
      icon={isPaused ? 'play' : 'pause'}
      shortcut="空格"
      onClick={() => {
        if (video) togglePlay(video)
      }}
    />
  )
}
