import { useId } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './choice.module.css'

interface Props<Value extends string> {
  /** Legend of the group of options. */
  label: string
  options: readonly (readonly [value: Value, name: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** Switches an example between states that would otherwise be too brief to see. */
export function Choice<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const group = useId()
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.options}>
        {options.map(([option, name]) => (
          <label key={option} className={classNames(css.option, option === value && css.chosen)}>
            <input className={css.input} type="radio" name={group} checked={option === value} onChange={() => onChange(option)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
