import type { Context } from '../../core/context.ts'
import { couponDetail } from '../coupons/coupon-detail.ts'
import { collectCoupon } from '../coupons/coupons.ts'
import { listMyCoupons } from '../coupons/my-coupons.ts'
import { requireCourse } from '../courses/cards.ts'
import { groupDetail } from '../groups/group-detail.ts'
import { listOpenGroups } from '../groups/groups.ts'
import { givePrizeAddress, listPrizes } from '../prizes/prizes.ts'
import { myReservations } from '../reservations/my-reservations.ts'
import { cancelReservation, reserveLesson } from '../reservations/reserve.ts'
import type { Handlers } from '../../core/route.ts'

export const tradeHandlers = (context: Context) =>
  ({
    'GET /v1/course/group/list': ({ query, user }) => ({ list: listOpenGroups(context, requireCourse(context, query.course_id).id, user) }),
    'GET /v1/course/group/detail': ({ query, user }) => groupDetail(context, query.group_id, user),
    'GET /v1/coupon/detail': ({ query, user }) => couponDetail(context, query.coupon_code, user),
    'POST /v1/coupon/collect': ({ body, user }) => collectCoupon(context, user, body.coupon_code),
    'GET /v1/user/coupon/list': ({ query, user }) => listMyCoupons(context, user, query),
    'GET /v1/user/prize/list': ({ query, user }) => listPrizes(context, user, query),
    'POST /v1/user/prize/address': ({ body, user }) => givePrizeAddress(context, user, body.prize_id, body.address_id),
    'GET /v1/user/course/reserve': ({ query, user }) => myReservations(context, user, query),
    'POST /v1/user/course/reserve': ({ body, user }) => reserveLesson(context, user, body),
    'DELETE /v1/user/course/reserve': ({ body, user }) => cancelReservation(context, user, body),
  }) satisfies Partial<Handlers>
