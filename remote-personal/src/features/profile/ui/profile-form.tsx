import { type SubmitEvent, useState } from 'react'
import type { Profile } from '@xhkt/contract'
import { nicknameMaxLength, schoolKeywordMaxLength } from '@xhkt/contract/limits'
import { RegionFields } from '@xhkt/kit/address/region-fields'
import { SearchSelect, type SearchSource, type SearchValue } from '@xhkt/kit/form/search-select'
import { TextField } from '@xhkt/kit/form/text-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useUnsavedChanges } from '@xhkt/kit/form/use-unsaved-changes'
import { Button } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { serverNow } from '@xhkt/platform/api'
import { toast } from '@xhkt/platform/toast'
import { searchMajors, searchSchools } from '../api/queries.ts'
import { dayInBeijing } from '../model/birthday.ts'
import {
  changesOf,
  checkProfile,
  draftOf,
  openEdits,
  type ProfileDraft,
  type ProfileField,
  type ProfileTexts,
  unsentEdits,
} from '../model/profile-draft.ts'
import { useSaveProfile } from '../model/use-profile.ts'
import { BirthdayFields } from './birthday-fields.tsx'
import { GenderField } from './gender-field.tsx'
import sizes from './profile-sizes.module.css'
import css from './profile-form.module.css'

const schools: SearchSource = { name: 'school', search: async (keyword, signal) => (await searchSchools(keyword, signal)).list }
const majors: SearchSource = { name: 'major', search: async (keyword, signal) => (await searchMajors(keyword, signal)).list }

type OtherField = Exclude<ProfileField, keyof ProfileTexts>

/** The learner's own words about themselves. Only what they have changed is sent. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [edits, setEdits] = useState<Partial<ProfileDraft>>({})
  const draft = { ...draftOf(profile), ...edits }
  const edit = (change: Partial<ProfileDraft>) => setEdits((before) => ({ ...before, ...change }))
  const { field, errors, idOf, show, clear } = useFormFields<keyof ProfileTexts, OtherField>({ draft, onDraft: edit })
  const isChanged = Object.keys(openEdits(profile, edits)).length > 0
  useUnsavedChanges(isChanged)
  const { start, busy } = useSaveProfile({
    learnerId: profile.user_id,
    onSaved: (sent) => setEdits((now) => unsentEdits(now, sent)),
    onRefused: (name, message) => show({ [name]: message }),
  })
  const searchField = (name: 'school' | 'major') => ({
    id: idOf(name),
    value: draft[name],
    error: errors[name],
    limit: schoolKeywordMaxLength,
    onValue: (value: SearchValue) => {
      edit({ [name]: value })
      clear(name)
    },
  })
  const today = dayInBeijing(serverNow())

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (busy || show(checkProfile(draft, today))) return
    const change = changesOf(profile, draft)
    if (Object.keys(change).length === 0) {
      setEdits({})
      toast.info('资料没有修改')
      return
    }
    start({ change, edits })
  }

  return (
    <form className={classNames(sizes.profile, css.form)} aria-label="基本资料" noValidate onSubmit={submit}>
      <TextField {...field('nickname')} label="昵称" limit={nicknameMaxLength} autoComplete="nickname" placeholder="2到20个字，不填写时显示手机号" />
      <GenderField value={draft.gender} onValue={(gender) => edit({ gender })} />
      <BirthdayFields today={today} year={field('year')} month={field('month')} day={field('day')} />
      <fieldset className={css.group}>
        <legend>
          <VisuallyHidden>所在地区</VisuallyHidden>
        </legend>
        <RegionFields province={field('province')} city={field('city')} district={field('district')} />
      </fieldset>
      <SearchSelect {...searchField('school')} label="学校" source={schools} placeholder="输入学校名称或简称搜索" />
      <SearchSelect {...searchField('major')} label="专业" source={majors} placeholder="输入专业名称搜索" />
      <div className={css.buttons}>
        <Button type="submit" variant="primary" className={css.save} loading={busy}>
          保存
        </Button>
        {isChanged && <span className={css.changed}>有修改还没有保存</span>}
      </div>
    </form>
  )
}
