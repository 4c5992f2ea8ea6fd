import { useId } from 'react'
import type { Gender } from '@xhkt/contract'
import { gender } from '@xhkt/contract/constants'
import css from './profile-form.module.css'

const genders: readonly { value: Gender; name: string }[] = [
  { value: gender.female, name: '女' },
  { value: gender.male, name: '男' },
  { value: gender.unspecified, name: '保密' },
]

export function GenderField({ value, onValue }: { value: Gender; onValue: (value: Gender) => void }) {
  const group = useId()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>性别</legend>
      <div className={css.choices}>
        {genders.map((one) => (
          <label key={one.value} className={css.choice}>
            <input type="radio" name={group} checked={one.value === value} onChange={() => onValue(one.value)} />
            {one.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
