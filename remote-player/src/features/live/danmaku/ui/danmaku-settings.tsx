import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { ControlButton } from '../../../../kit/player/controls/control-button.tsx'
import { usePlayerKeys } from '../../../../kit/player/keys/player-keys.ts'
import { areas, changeDanmaku, danmakuSettings, densities, sizes, useDanmakuSettings } from '../model/danmaku-settings.ts'
import { useReducedMotion } from '../model/use-reduced-motion.ts'
import css from './danmaku-settings.module.css'

interface ChoiceProps<Value extends string> {
  label: string
  choices: readonly { value: Value; words: string }[]
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  return (
    <label className={css.row}>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
    </label>
  )
}

function Choices() {
  const { opacity, size, area, density } = useDanmakuSettings()
  const percent = Math.round(opacity * 100)
  return (
    <>
      <label className={css.row}>
        不透明度
        <input
          type="range"
          min={20}
          max={100}
          step={5}
          value={percent}
          aria-valuetext={`${percent} %`}
          onChange={({ target }) => changeDanmaku({ opacity: Number(target.value) / 100 })}
        />
      </label>
      <Choice label="字号" choices={sizes} value={size} onChange={(next) => changeDanmaku({ size: next })} />
      <Choice label="显示区域" choices={areas} value={area} onChange={(next) => changeDanmaku({ area: next })} />
      <Choice label="密度" choices={densities} value={density} onChange={(next) => changeDanmaku({ density: next })} />
    </>
  )
}

const toggle = () => changeDanmaku({ isOn: !danmakuSettings().isOn })

/** The switch of the danmaku (key D), and how they look. For the bar of the player. */
export function DanmakuSettings() {
  const { isOn } = useDanmakuSettings()
  const isStill = useReducedMotion()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  usePlayerKeys(useMemo(() => [{ keys: ['d'], shown: 'D', label: '弹幕', run: toggle }], []))

  useEffect(() => {
    if (!isOpen) return undefined
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false)
    }
    // Before the player's own Escape, which leaves the full page.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', press, { capture: true })
    }
  }, [isOpen])

  return (
    <div ref={root} className={css.danmaku}>
      <ControlButton label="弹幕" shortcut="D" isPressed={isOn && !isStill} className={css.switch} onClick={toggle}>
        弹
      </ControlButton>
      <ControlButton label="弹幕设置" menu={{ isOpen, id, kind: 'dialog' }} onClick={() => setOpen(!isOpen)}>
        弹幕设置
      </ControlButton>
      {isOpen && (
        <div id={id} className={css.panel} role="dialog" aria-label="弹幕设置">
          {isStill ? <p className={css.still}>系统设置了减少动态效果，弹幕不显示</p> : <Choices />}
        </div>
      )}
    </div>
  )
}
