import type { Gender, Profile, ProfileChange, SchoolChoice } from '@xhkt/contract'
import { gender } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'
import { nicknameFault, tidyNickname } from '@xhkt/contract/profile-rules'
import { noSearchValue, type SearchValue, unchosenError } from '@xhkt/kit/form/search-select'
import { fieldErrors, type FieldErrors } from '@xhkt/kit/validate'
import { type BirthdayParts, birthdayOf, checkBirthday, partsOf } from './birthday.ts'

/** The values of the controls. Regions are ids; empty: none. */
export interface ProfileTexts extends BirthdayParts {
  nickname: string
  province: string
  city: string
  district: string
}

export interface ProfileDraft extends ProfileTexts {
  gender: Gender
  school: SearchValue
  major: SearchValue
}

export type ProfileField = keyof ProfileDraft

/** Stands for a profile that loads. */
export const emptyProfile: Profile = {
  ...{ user_id: '', nickname: '', gender: gender.unspecified, birthday: '' },
  ...{ region: null, school: null, major: null },
}

const searchValue = (choice: SchoolChoice | null): SearchValue => (choice ? { text: choice.name, chosen: choice } : noSearchValue)

/** An unknown gender stands for none. It is sent only if the learner chooses another one. */
const knownGender = (stored: Profile['gender']): Gender => (stored === unknownState ? gender.unspecified : stored)

export function draftOf({ nickname, gender: stored, birthday, region, school, major }: Profile): ProfileDraft {
  const [province, city, district] = region ?? []
  return {
    ...{ nickname, gender: knownGender(stored), ...partsOf(birthday) },
    ...{ province: province?.id ?? '', city: city?.id ?? '', district: district?.id ?? '' },
    ...{ school: searchValue(school), major: searchValue(major) },
  }
}

const nicknameMessages = {
  length: '昵称须为2到20个字',
  characters: '昵称只能用中文、字母、数字、空格和 · _ -',
}

/** The messages of the fields, in the order of the form (docs/product/personal.md#profile). */
export function checkProfile(draft: ProfileDraft, today: string): FieldErrors<ProfileField> {
  const { province, city, district, school, major } = draft
  const fault = nicknameFault(tidyNickname(draft.nickname))
  const hasRegion = province !== ''
  return fieldErrors<ProfileField>({
    nickname: fault && nicknameMessages[fault],
    gender: null,
    ...{ year: null, month: null, day: null, ...checkBirthday(draft, today) },
    province: null,
    city: hasRegion && city === '' ? '请选择城市' : null,
    district: hasRegion && district === '' ? '请选择区县' : null,
    school: unchosenError(school) ?? null,
    major: unchosenError(major) ?? null,
  })
}

/** What a checked draft sends. An incomplete birthday or region does not pass the check. */
const sentOf = (draft: ProfileDraft): Required<Omit<ProfileChange, 'avatar'>> => ({
  nickname: tidyNickname(draft.nickname),
  gender: draft.gender,
  birthday: birthdayOf(draft) ?? '',
  region_id: draft.district || null,
  school_id: draft.school.chosen?.id ?? null,
  major_id: draft.major.chosen?.id ?? null,
})

/** Only the fields that differ from the stored profile: another tab may have changed the others meanwhile. */
export function changesOf(profile: Profile, draft: ProfileDraft): ProfileChange {
  const before = sentOf(draftOf(profile))
  const after = sentOf(draft)
  const names = Object.keys(after) as (keyof typeof after)[]
  return Object.fromEntries(names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The edits that still differ from the profile. */
export const openEdits = (profile: Profile, edits: Partial<ProfileDraft>): Partial<ProfileDraft> => {
  const stored = draftOf(profile)
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => !isSame(value, stored[name as ProfileField])))
}

/** The edits without those that were sent and have not been changed since. */
export const unsentEdits = (edits: Partial<ProfileDraft>, sent: Partial<ProfileDraft>): Partial<ProfileDraft> =>
  Object.fromEntries(Object.entries(edits).filter(([name, value]) => !isSame(value, sent[name as ProfileField])))
