import { gender } from '@xhkt/contract/constants'
import type { Db } from '../../core/database.ts'
import { majors, schools } from './school-search.ts'

/** The first account has filled in everything, the second one nothing. */
export function seedProfile(db: Db): void {
  db.run(
    'INSERT INTO profile (user_id, gender, birthday, region_id, school_id, major_id) VALUES (1, ?, ?, ?, ?, ?)',
    ...[gender.female, '2003-06-18', '110108', schools.idOf('北京师范大学') ?? null, majors.idOf('汉语言文学') ?? null],
  )
}
