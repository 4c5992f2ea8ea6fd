import { useId, useState } from 'react'
import { Example, State, States } from '../layout/example.tsx'
import css from './live.module.css'

interface Props {
  name: string
  when: string
  code: string
  /** Unit of the number. */
  unit: string
  samples: readonly number[]
  format: (value: number) => string
}

/** A format with samples and an input to try it. */
export function FormatExample({ name, when, code, unit, samples, format }: Props) {
  const [typed, setTyped] = useState(String(samples[1]))
  const id = useId()
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  return (
    <Example name={name} when={when} code={code}>
      <States size="word">
        {samples.map((sample) => (
          <State key={sample} label={`${sample}`}>
            <span className={css.result}>{format(sample)}</span>
          </State>
        ))}
      </States>
      <div className={css.play}>
        <label htmlFor={id}>换一个数（{unit}）</label>
        <input
          id={id}
          className={css.input}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <output className={css.answer} htmlFor={id}>
          {format(value)}
        </output>
      </div>
    </Example>
  )
}
