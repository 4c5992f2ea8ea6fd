import type { Contents } from './core/open-database.ts'
import { schema as core } from './core/schema.ts'
import { schema as accounts } from './domains/accounts/schema.ts'
import { schema as pictures } from './domains/pictures/schema.ts'
import { schema as addresses } from './domains/addresses/schema.ts'
import { schema as orderStates } from './domains/order-states/schema.ts'
import { schema as courses } from './domains/courses/schema.ts'
import { schema as agreements } from './domains/agreements/schema.ts'
import { schema as groups } from './domains/groups/schema.ts'
import { schema as coupons } from './domains/coupons/schema.ts'
import { schema as evaluations } from './domains/evaluations/schema.ts'
import { schema as liveStages } from './domains/live-stages/schema.ts'
import { schema as reservations } from './domains/reservations/schema.ts'
import { schema as live } from './domains/live/schema.ts'
import { schema as orders } from './domains/orders/schema.ts'
import { schema as redeem } from './domains/redeem/schema.ts'
import { schema as prizes } from './domains/prizes/schema.ts'
import { schema as favourites } from './domains/favourites/schema.ts'
import { schema as study } from './domains/study/schema.ts'
import { schema as notes } from './domains/notes/schema.ts'
import { schema as liveCalendar } from './domains/live-calendar/schema.ts'
import { schema as timetables } from './domains/timetables/schema.ts'
import { schema as home } from './domains/home/schema.ts'
import { schema as messages } from './domains/messages/schema.ts'
import { schema as feedback } from './domains/feedback/schema.ts'
import { schema as profile } from './domains/profile/schema.ts'
import { schema as safety } from './domains/safety/schema.ts'
import { seedAccounts } from './domains/accounts/seed.ts'
import { seedDevices } from './domains/accounts/seed-devices.ts'
import { seedAddresses } from './domains/addresses/seed.ts'
import { seedAgreementTexts, seedSignatures } from './domains/agreements/seed.ts'
import { seedCollectedCoupons, seedCoupons } from './domains/coupons/seed.ts'
import { seedCourses } from './domains/courses/seed/seed-courses.ts'
import { seedEvaluations } from './domains/evaluations/seed.ts'
import { seedFavourites } from './domains/favourites/seed.ts'
import { seedFeedback } from './domains/feedback/seed.ts'
import { openSampleGroups } from './domains/groups/seed.ts'
import { seedLiveRooms } from './domains/live/seed.ts'
import { seedMessages } from './domains/messages/seed.ts'
import { seedNotes } from './domains/notes/seed.ts'
import { seedOrders } from './domains/orders/seed.ts'
import { seedPromotions } from './domains/orders/seed-promotions.ts'
import { seedPrizes } from './domains/prizes/seed.ts'
import { seedProfile } from './domains/profile/seed.ts'
import { seedRedeemCodes } from './domains/redeem/seed.ts'
import { seedReservation } from './domains/reservations/seed.ts'
import { seedStudy } from './domains/study/seed.ts'
import { seedTimetables } from './domains/timetables/seed.ts'
import { applyRelativeTimes } from './relative-times.ts'
import { schema as thirdParty } from './vendors/third-party/schema.ts'
import { seedThirdPartyAccounts } from './vendors/third-party/seed.ts'

/** What the sandbox's database holds. Each folder has its own tables and first rows. */
export const databaseContents: Contents = {
  schemas: [
    core, thirdParty, accounts, pictures, addresses, orderStates, courses, agreements, groups, coupons,
    evaluations, liveStages, reservations, live, orders, redeem, prizes, favourites, study, notes,
    liveCalendar, timetables, home, messages, feedback, profile, safety,
  ],
  seedPublished: (db, scale, now, progress) => {
    seedCourses(db, scale, now, progress)
    seedEvaluations(db, scale, now)
    seedCoupons(db, now)
    seedAgreementTexts(db)
    seedPromotions(db, now)
  },
  setRelativeTimes: applyRelativeTimes,
  seedLearners: (db, now) => {
    seedAccounts(db, now)
    seedThirdPartyAccounts(db)
    seedOrders(db, now)
    seedStudy(db, now)
    seedNotes(db, now)
    seedAddresses(db)
    seedProfile(db)
    openSampleGroups(db, now)
    seedCollectedCoupons(db, now)
    seedReservation(db, now)
    seedRedeemCodes(db, now)
    seedLiveRooms(db, now)
    seedPrizes(db, now)
    seedFeedback(db, now)
    seedSignatures(db, now)
    seedFavourites(db, now)
    seedTimetables(db)
    seedMessages(db, now)
    seedDevices(db, now)
  },
}
