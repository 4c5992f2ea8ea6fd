import { useReducedMotion } from '../model/use-reduced-motion.ts'
import { areas, changeDanmaku, densities, sizes, useDanmakuSettings } from '../model/danmaku-settings.ts'
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

/** How the danmaku look. */
export function DanmakuChoices() {
  const { opacity, size, area, density } = useDanmakuSettings()
  const isStill = useReducedMotion()
  const percent = Math.round(opacity * 100)
  if (isStill) return <p className={css.still}>系统设置了减少动态效果，弹幕不显示</p>
  return (
    <div className={css.choices}>
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
    </div>
  )
}
