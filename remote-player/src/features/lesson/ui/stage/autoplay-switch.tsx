import { ControlButton } from '../../../../common/player/controls/control-button.tsx'
import { changeSettings, usePlayerSettings } from '../../../../common/player/model/player-settings.ts'

/** Whether the next lesson starts by itself at the end of this one. Remembered for the browser. */
export function AutoplaySwitch() {
  const { autoplayNext } = usePlayerSettings()
  return (
    <ControlButton
      label="自动播放下一节"
      hint={autoplayNext ? '自动播放下一节：已开启' : '自动播放下一节：已关闭'}
      icon={autoplayNext ? 'autoplay' : 'autoplayOff'}
      isPressed={autoplayNext}
      onClick={() => changeSettings({ autoplayNext: !autoplayNext })}
    />
  )
}
