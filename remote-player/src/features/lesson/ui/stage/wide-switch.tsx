import { useLayoutEffect, useMemo } from 'react'
import { wideLessonAttribute } from '@xhkt/kit/media/wide-lesson'
import { ControlButton } from '../../../../common/player/controls/control-button.tsx'
import { type PlayerKey, usePlayerKeys } from '../../../../common/player/keys/player-keys.ts'
import { usePlayer } from '../../../../common/player/model/player-context.ts'
import { changeSettings, playerSettings, usePlayerSettings } from '../../../../common/player/model/player-settings.ts'
import css from './wide-switch.module.css'

const toggle = (): void => changeSettings({ isWide: !playerSettings().isWide })

/** Whether lessons are wide: the picture over the whole window, the outline below it. Remembered for the browser. */
export function WideSwitch() {
  const { isWide } = usePlayerSettings()
  const { isFull } = usePlayer()
  usePlayerKeys(useMemo((): PlayerKey[] => [{ keys: ['t'], shown: 'T', label: '影院模式', topic: '画面', run: toggle }], []))
  useLayoutEffect(() => void document.documentElement.toggleAttribute(wideLessonAttribute, isWide), [isWide])
  if (isFull) return null
  return (
    <ControlButton
      className={css.switch}
      label="影院模式"
      hint={isWide ? '退出影院模式' : '影院模式'}
      icon={isWide ? 'leaveWide' : 'wide'}
      shortcut="T"
      isPressed={isWide}
      onClick={toggle}
    />
  )
}
