import type { Profile, ProfileChange } from '@xhkt/contract'
import { beijingOffset } from '@xhkt/contract/beijing-time'
import { birthdayFault, nicknameFault, tidyNickname } from '@xhkt/contract/profile-rules'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { regionOf } from '../addresses/regions.ts'
import { majors, schools } from './school-search.ts'

interface ProfileRow {
  nickname: string
  gender: Profile['gender']
  birthday: string
  region_id: string | null
  school_id: string | null
  major_id: string | null
}

const ofUser = query<ProfileRow>(
  `SELECT nickname, coalesce(gender, 0) AS gender, coalesce(birthday, '') AS birthday, region_id, school_id, major_id
   FROM user LEFT JOIN profile ON user_id = id WHERE id = ?`,
)

export function readProfile({ db }: Context, userId: number): Profile {
  const row = db.get(ofUser, userId)
  if (!row) throw new Error(`there is no user ${userId}`)
  const { nickname, gender, birthday, region_id, school_id, major_id } = row
  return {
    ...{ user_id: String(userId), nickname, gender, birthday },
    region: region_id === null ? null : regionOf(region_id),
    school: (school_id !== null && schools.find(school_id)) || null,
    major: (major_id !== null && majors.find(major_id)) || null,
  }
}

/** The day in Beijing: `2026-11-25`. */
const today = ({ clock }: Context): string => new Date((clock.now() + beijingOffset) * 1000).toISOString().slice(0, 10)

/** Throws the refusal of the first field that cannot be stored. */
function check(context: Context, { nickname, birthday, region_id, school_id, major_id }: ProfileChange): void {
  if (nickname !== undefined && nicknameFault(tidyNickname(nickname)) !== null) throw apiErrors.nicknameInvalid()
  if (birthday && birthdayFault(birthday, today(context)) !== null) throw apiErrors.birthdayInvalid()
  if (region_id) regionOf(region_id)
  if (school_id && !schools.find(school_id)) throw apiErrors.schoolUnavailable()
  if (major_id && !majors.find(major_id)) throw apiErrors.majorUnavailable()
}

const columns = ['gender', 'birthday', 'region_id', 'school_id', 'major_id'] as const

/** Changes the given fields and leaves the others (docs/product/personal.md#profile). */
export function changeProfile(context: Context, { id }: User, { nickname, avatar, ...change }: ProfileChange): Profile {
  check(context, { nickname, ...change })
  const { db } = context
  return db.transaction(() => {
    if (nickname !== undefined) db.run('UPDATE user SET nickname = ? WHERE id = ?', tidyNickname(nickname), id)
    // Evaluations keep the picture that they show.
    if (avatar !== undefined) db.run('UPDATE user SET avatar = ? WHERE id = ?', avatar, id)
    db.run('INSERT OR IGNORE INTO profile (user_id) VALUES (?)', id)
    for (const column of columns) {
      const value = change[column]
      if (value !== undefined) db.run(`UPDATE profile SET ${column} = ? WHERE user_id = ?`, value, id)
    }
    return readProfile(context, id)
  })
}
