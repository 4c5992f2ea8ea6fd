import { useLayoutEffect, useMemo } from 'react'
import { useMediaQuery } from '@xhkt/kit/use-media-query'
import { wideLessonAttribute } from '@xhkt/kit/media/wide-lesson'
import { PathIcon } from '../../../../common/player/controls/icons.tsx'
import { ControlButton } from '../../../../common/player/controls/control-button.tsx'
import { type PlayerKey, usePlayerKeys } from '../../../../common/player/keys/player-keys.ts'
import { usePlayer } from '../../../../common/player/model/player-context.ts'
import { changeSettings, playerSettings, usePlayerSettings } from '../../../../common/player/model/player-settings.ts'

const wide = 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zm1 2v8h14V8zm4 1.5L6.5 12 9 14.5V12.9h6v1.6L17.5 12 15 9.5v1.6H9z'
const leave = 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zm1 2v8h14V8zm3 1.5L10.5 12 8 14.5v-1.6H6v-1.8h2zm8 0v1.6h2v1.8h-2v1.6L13.5 12z'

const toggle = (): void => changeSettings({ isWide: !playerSettings().isWide })

const key: PlayerKey[] = [{ keys: ['t'], shown: 'T', label: '影院模式', topic: '画面', run: toggle }]
const none: PlayerKey[] = []

/** Whether lessons are wide: the picture over the whole window, the outline below it. Remembered for the browser. */
export function WideSwitch() {
  const { isWide } = usePlayerSettings()
  const { isFull } = usePlayer()
  // In one column, and in full screen, the picture is as large as it can be.
  const isOffered = !useMediaQuery('(max-width: 1023px)') && !isFull
  usePlayerKeys(useMemo(() => (isOffered ? key : none), [isOffered]))
  useLayoutEffect(() => void document.documentElement.toggleAttribute(wideLessonAttribute, isWide), [isWide])
  if (!isOffered) return null
  return (
    <ControlButton
      label="影院模式"
      hint={isWide ? '退出影院模式' : '影院模式'}
      shortcut="T"
      isPressed={isWide}
      onClick={toggle}
    >
      <PathIcon path={isWide ? leave : wide} />
    </ControlButton>
  )
}
