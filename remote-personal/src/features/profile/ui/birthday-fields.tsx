import { type ComponentProps, useMemo } from 'react'
import { SelectField } from '@xhkt/kit/form/select-field'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { dayOptions, monthOptions, yearOptions } from '../model/birthday.ts'
import css from './profile-form.module.css'

type Field = Pick<ComponentProps<typeof SelectField>, 'id' | 'value' | 'error' | 'onValue'>

interface Props {
  today: string
  year: Field
  month: Field
  day: Field
}

/** Year, month and day. A shorter month takes away a day that it does not have. */
export function BirthdayFields({ today, year, month, day }: Props) {
  const years = useMemo(() => yearOptions(today), [today])
  const parts = { year: year.value, month: month.value, day: day.value }
  const change = (part: 'year' | 'month', field: Field) => (value: string) => {
    field.onValue(value)
    const days = dayOptions({ ...parts, [part]: value })
    if (day.value !== '' && !days.some((option) => option.value === day.value)) day.onValue('')
  }
  return (
    <fieldset className={css.group}>
      <legend>
        <VisuallyHidden>生日</VisuallyHidden>
      </legend>
      <div className={css.parts}>
        <SelectField {...year} label="出生年份" placeholder="请选择" options={years} onValue={change('year', year)} />
        <SelectField {...month} label="月份" placeholder="请选择" options={monthOptions} onValue={change('month', month)} />
        <SelectField {...day} label="日期" placeholder="请选择" options={dayOptions(parts)} />
      </div>
    </fieldset>
  )
}
