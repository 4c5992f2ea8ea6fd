import { useMemo, useState } from 'react'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { ControlButton } from '../../../../common/player/controls/control-button.tsx'
import { usePlayerKeys } from '../../../../common/player/keys/player-keys.ts'
import { ControlPanel } from '../../../../common/player/menus/control-panel.tsx'
import { changeDanmaku, danmakuSettings, useDanmakuSettings } from '../model/danmaku-settings.ts'
import { useReducedMotion } from '../model/use-reduced-motion.ts'
import css from './danmaku-settings.module.css'

const load = async () => (await import(/* webpackChunkName: "danmaku-choices" */ './danmaku-choices.tsx')).DanmakuChoices

const toggle = () => changeDanmaku({ isOn: !danmakuSettings().isOn })

/** The switch of the danmaku (key D), and how they look. For the bar of the player. */
export function DanmakuSettings() {
  const { isOn } = useDanmakuSettings()
  const isStill = useReducedMotion()
  const [isOpen, setOpen] = useState(false)
  usePlayerKeys(useMemo(() => [{ keys: ['d'], shown: 'D', label: '弹幕', topic: '画面' as const, run: toggle }], []))
  const isShown = isOn && !isStill
  const power = (
    <ControlButton label="弹幕" hint={isShown ? '弹幕：已开启' : '弹幕：已关闭'} shortcut="D" isPressed={isShown} onClick={toggle}>
      <span className={css.switch}>弹</span>
    </ControlButton>
  )
  return (
    <ControlPanel label="弹幕设置" text="弹幕设置" before={power} isOpen={isOpen} onOpen={setOpen}>
      <LazyContent load={load} name="弹幕设置" props={{}} />
    </ControlPanel>
  )
}
