import { type SubmitEvent, useState } from 'react'
import type { Exam, StudyTarget } from '@xhkt/contract'
import { SelectField } from '@xhkt/kit/form/select-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { Button } from '@xhkt/kit/ui/button'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import { useQuery } from '@xhkt/platform/query'
import type { FieldErrors } from '@xhkt/kit/validate'
import { examQuery } from '../api/queries.ts'
import { useSaveTarget } from '../model/use-save-target.ts'
import css from './target-form.module.css'

type Field = 'exam' | 'goal' | 'year' | 'level'
type TargetDraft = Record<Field, string>
type TargetOptions = Record<Field, { value: string; text: string }[]>

const missing: Record<Field, string> = { exam: '请选择考试', goal: '请选择目标', year: '请选择考试年份', level: '请选择学历' }
const fields: readonly Field[] = ['exam', 'goal', 'year', 'level']

/** A field is missing too when its value is not among the options any more. */
const checkTarget = (draft: TargetDraft, options: TargetOptions): FieldErrors<Field> =>
  Object.fromEntries(
    fields.filter((field) => !options[field].some(({ value }) => value === draft[field])).map((field) => [field, missing[field]]),
  )

interface Props {
  exams: readonly Exam[]
  chosen: StudyTarget | null
  /** Closes the form, also after it was saved. */
  onClose: () => void
}

const draftOf = (chosen: StudyTarget | null): TargetDraft => ({
  exam: chosen?.exam.id ?? '',
  goal: chosen?.goal.id ?? '',
  year: String(chosen?.year ?? ''),
  level: chosen?.level.id ?? '',
})

const optionsOf = (choices: readonly { id: string; name: string }[] = []) => choices.map(({ id, name }) => ({ value: id, text: name }))

/** Exam, goal, year and level. A change of the exam empties the others. */
export function TargetForm({ exams, chosen, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(chosen))
  const { field, show } = useFormFields({ draft, onDraft: (change) => setDraft((before) => ({ ...before, ...change })) })
  const query = useQuery(examQuery(draft.exam))
  const { start, busy } = useSaveTarget(onClose)
  const ofExam = draft.exam === '' ? undefined : query.data
  const options: TargetOptions = {
    exam: optionsOf(exams),
    goal: optionsOf(exams.find(({ id }) => id === draft.exam)?.goals),
    year: (ofExam?.years ?? []).map((year) => ({ value: String(year), text: `${year} 年` })),
    level: optionsOf(ofExam?.levels),
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (show(checkTarget(draft, options))) return
    start({ exam_id: draft.exam, goal_id: draft.goal, year: Number(draft.year), level_id: draft.level })
  }
  const exam = field('exam')
  const changeExam = (value: string) => {
    exam.onValue(value)
    setDraft((before) => ({ ...before, goal: '', year: '', level: '' }))
  }
  const placeholder = query.isFetching ? '加载中' : '请选择'
  return (
    <form aria-label="学习目标" noValidate onSubmit={submit}>
      <div className={css.fields}>
        <SelectField {...exam} onValue={changeExam} label="考试" placeholder="请选择" options={options.exam} />
        <SelectField {...field('goal')} label="目标" placeholder="请选择" options={options.goal} disabled={draft.exam === ''} />
        <SelectField {...field('year')} label="考试年份" placeholder={placeholder} options={options.year} disabled={!ofExam} />
        <SelectField {...field('level')} label="学历" placeholder={placeholder} options={options.level} disabled={!ofExam} />
      </div>
      {draft.exam !== '' && <InlineReadError name="考试年份和学历" query={query} />}
      <div className={css.buttons}>
        <Button type="submit" variant="primary" loading={busy}>
          保存目标
        </Button>
        <Button onClick={onClose}>取消</Button>
      </div>
    </form>
  )
}
