import type { Db } from '../../core/database.ts'
import { seedAddresses } from '../addresses/seed.ts'
import { seedSignatures } from '../agreements/seed.ts'
import { courseIdAt } from '../courses/seed/course-plan.ts'
import { seedDevices } from './seed-devices.ts'
import { seedFeedback } from '../feedback/seed.ts'
import { seedFavourites } from '../favourites/seed.ts'
import { seedLiveRooms } from '../live/seed.ts'
import { seedMessages } from '../messages/seed.ts'
import { seedNotes } from '../notes/seed.ts'
import { seedOffers } from '../groups/seed.ts'
import { seedOrders } from '../orders/seed.ts'
import { seedPrizes } from '../prizes/seed.ts'
import { seedProfile } from '../profile/seed.ts'
import { seedRedeemCodes } from '../redeem/seed.ts'
import { seedMyStudy } from '../study/seed.ts'
import { seedTimetables } from '../timetables/seed.ts'
import { seedThirdPartyAccounts } from '../../vendors/third-party/seed.ts'

/** The two seeded accounts (docs/product/sandbox.md#sandbox-accounts). */
export const accounts = [
  { phone: '13800000001', password: 'study2026', nickname: '林晓', about: '拥有课程，各种状态的订单，学习进度' },
  { phone: '13800000002', password: 'study2026', nickname: '', about: '新用户，什么都没有' },
] as const

type SeededPhone = (typeof accounts)[number]['phone']

/**
 * The hashes of the seeded passwords. They are constants, because every start and every test file would hash them for 0.1 s. The salt is
 * fixed, so that the page can tell a seeded password from a changed one.
 */
export const seededHashes: Record<SeededPhone, string> = {
  '13800000001': 'seed-13800000001:da01e947a25ac839d2f52c189032364da3951f73a61334c365f09fbc1fcdd45a',
  '13800000002': 'seed-13800000002:58628adad4072033b2e5d5987c8b82e5d258ebabda0b10d5980289b0d040096e',
}

const hour = 3600
const day = 24 * hour

/** Study progress of the first account. Chapters and lessons count from 1. Course 5 is owned and not started. */
const studied: { course: number; chapter: number; lesson: number; position: number; finished: boolean; ago: number }[] = [
  { course: 0, chapter: 1, lesson: 1, position: 88, finished: true, ago: 26 * hour },
  { course: 0, chapter: 1, lesson: 2, position: 118, finished: true, ago: 25 * hour },
  { course: 0, chapter: 1, lesson: 3, position: 90, finished: true, ago: 5 * hour },
  { course: 0, chapter: 2, lesson: 1, position: 47, finished: false, ago: 4 * hour },
  { course: 4, chapter: 1, lesson: 1, position: 90, finished: true, ago: 20 * day },
  { course: 4, chapter: 1, lesson: 2, position: 31.5, finished: false, ago: 19 * day },
  { course: 1, chapter: 1, lesson: 1, position: 90, finished: true, ago: 60 * day },
  { course: 1, chapter: 1, lesson: 2, position: 120, finished: true, ago: 59 * day },
  { course: 1, chapter: 2, lesson: 1, position: 75, finished: false, ago: 40 * day },
]

function seedProgress(db: Db, now: number): void {
  for (const { course, chapter, lesson, position, finished, ago } of studied) {
    const id = courseIdAt(course)
    db.run(
      `INSERT INTO progress (user_id, section_id, course_id, position, ranges, played, finished, updated_at)
       VALUES (1, ?, ?, ?, ?, ?, ?, ?)`,
      ...[(id * 100 + chapter) * 100 + lesson, id, position, JSON.stringify([[0, position]]), position, finished ? 1 : 0, now - ago],
    )
  }
}

export function seedAccounts(db: Db, now: number): void {
  accounts.forEach(({ phone, nickname }, index) => {
    db.run(
      'INSERT INTO user (id, phone, nickname, avatar, password_hash, tag_id, tag_name, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[index + 1, phone, nickname, nickname ? '/media/teachers/2.svg' : '', seededHashes[phone]],
      ...[nickname ? '1' : null, nickname ? '考研党' : null, now - (index === 0 ? 90 : 1) * day],
    )
  })
  seedThirdPartyAccounts(db)
  seedOrders(db, now)
  seedProgress(db, now)
  seedMyStudy(db, now)
  seedNotes(db, now)
  seedAddresses(db)
  seedProfile(db)
  seedOffers(db, now)
  seedRedeemCodes(db, now)
  seedLiveRooms(db, now)
  seedPrizes(db, now)
  seedFeedback(db, now)
  seedSignatures(db, now)
  seedFavourites(db, now)
  seedTimetables(db)
  seedMessages(db, now)
  seedDevices(db, now)
}
