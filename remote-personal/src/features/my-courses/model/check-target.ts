import type { FieldErrors } from '@xhkt/kit/validate'

type Field = 'exam' | 'goal' | 'year' | 'level'
export type TargetDraft = Record<Field, string>
export type TargetOptions = Record<Field, { value: string; text: string }[]>

const missing: Record<Field, string> = { exam: '请选择考试', goal: '请选择目标', year: '请选择考试年份', level: '请选择学历' }
const fields: readonly Field[] = ['exam', 'goal', 'year', 'level']

/** A field is missing too when its value is not among the options any more. */
export const checkTarget = (draft: TargetDraft, options: TargetOptions): FieldErrors<Field> =>
  Object.fromEntries(
    fields.filter((field) => !options[field].some(({ value }) => value === draft[field])).map((field) => [field, missing[field]]),
  )
