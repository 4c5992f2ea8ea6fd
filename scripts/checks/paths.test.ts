/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { matchPath, matchRoute } from '@xhkt/contract/federation/match-route'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import * as paths from '@xhkt/contract/paths'
import { packageDir, root } from '../lib/paths.mjs'
import { sourceFiles } from '../lib/source-files.ts'

const functions = Object.entries(paths as Record<string, unknown>).filter((entry): entry is [string, (...values: string[]) => string] => typeof entry[1] === 'function')

const results: readonly (readonly [result: string, expected: string])[] = [
  [paths.category('3'), '/categories?course_category_id=3'],
  [paths.course('12'), '/courseDetail?course_id=12'],
  [paths.sharedCourse('12', 'A1B2C3'), '/courseDetail/12?ic=A1B2C3'],
  [paths.search('考研 英语'), '/search?keyword=%E8%80%83%E7%A0%94+%E8%8B%B1%E8%AF%AD'],
  [paths.lesson('12', '101'), '/live?course_id=12&section_id=101'],
  [paths.liveRoom('r 1'), '/living?live_room_id=r+1'],
  [paths.sharedLiveRoom('7'), '/shareLiving?live_room_id=7'],
  [paths.payment('12', 'new'), '/payment?course_id=12&group=new'],
  [paths.wechatPay('77'), '/wx_pay?order_no=77'],
  [paths.payAgain('77'), '/payAgain?order_no=77'],
  [paths.paymentStatus('77'), '/paystatus?order_no=77'],
  [paths.groupBuy('5'), '/groupbooking?group_id=5'],
  [paths.groupInvitation('5', '12', 'a&b'), '/groupbooking?group_id=5&course_id=12&ic=a%26b'],
  [paths.redeemDelivery('77'), '/redeemDelivery?order_no=77'],
  [paths.redeemStatus('77'), '/payStatusRedeem?order_no=77'],
  [paths.sharedOrder('77'), '/orderDetails?order_no=77'],
  [paths.coupon('SAVE50'), '/couponcollection?coupon_code=SAVE50'],
  [paths.favourites(2), '/personal/myCourse?list=favourite&page=2'],
  [paths.timetableWeek('2026-11-23'), '/personal/schedule?week=2026-11-23'],
  [paths.liveCalendarOf({ month: '2026-11', view: 'week' }), '/personal/monthCalendar?month=2026-11&view=week'],
  [paths.reservationsPage(2), '/personal/reservation?page=2'],
  [paths.feedbackOn({ kind: 2, text: '卡 顿' }), '/personal/feedback?kind=2&text=%E5%8D%A1+%E9%A1%BF'],
  [paths.order('77'), '/orderDetail?order_no=77'],
]

const constantsOf = (module: object): string[] => Object.values(module).flatMap((value: string | string[] | (() => string)) => (typeof value === 'function' ? [] : value))
const constants = constantsOf(paths)

/** The addresses to which only pages of their own area link (`src/paths.ts`). */
async function ownConstants(owner: Owner): Promise<string[]> {
  const file = path.join(packageDir(owner), 'src/paths.ts')
  return existsSync(file) ? constantsOf((await import(file)) as object) : []
}

const pathnameOf = (address: string) => new URL(address, 'http://localhost').pathname

describe('@xhkt/contract/paths', () => {
  let routes: RouteDeclaration[]
  beforeAll(async () => {
    const lists = await Promise.all(owners.map((owner) => import(path.join(packageDir(owner), 'src/routes.ts')) as Promise<{ routes: RouteDeclaration[] }>))
    routes = lists.flatMap((list) => list.routes)
  })

  it('or the paths of an area have a constant for every declared route', async () => {
    const known = [...constants, ...(await Promise.all(owners.map(ownConstants))).flat()]
    expect(routes.length).toBeGreaterThan(50)
    expect(routes.map((route) => route.path).filter((route) => !known.includes(route))).toEqual([])
  })

  it.each(constants)('the constant %s is the address of a declared route', (constant) => {
    const isRoute = routes.some((route) => route.path === constant)
    expect(isRoute || matchRoute(pathnameOf(constant), routes)).toBeTruthy()
  })

  it.each(functions)('%s returns the address of a declared route', (_, addressOf) => {
    expect(matchRoute(pathnameOf(addressOf(...Array.from({ length: addressOf.length }, () => '1'))), routes)).not.toBeNull()
  })

  it.each(results)('%s is the address with its parameters', (result, expected) => {
    expect(result).toBe(expected)
  })

  it.each([
    [paths.sharedCourse('12'), '/courseDetail/12'],
    [paths.sharedCourse('12', ''), '/courseDetail/12'],
    [paths.lesson('12'), '/live?course_id=12'],
    [paths.lesson('12', ''), '/live?course_id=12'],
    [paths.payment('12'), '/payment?course_id=12'],
    [paths.groupInvitation('5', '12'), '/groupbooking?group_id=5&course_id=12'],
    [paths.reservationsPage(1), '/personal/reservation'],
  ])('an empty parameter is left out: %s', (result, expected) => {
    expect(result).toBe(expected)
  })

  it('a shared course is found by its id in the path', () => {
    expect(matchPath(paths.sharedCourseRoute, pathnameOf(paths.sharedCourse('12', 'A1B2C3')))).toEqual({ course_id: '12' })
    expect(paths.sharedCourse('1/2')).toBe('/courseDetail/1%2F2')
  })

  it('is the only source of addresses in the code of the app', () => {
    const declared = [...new Set(routes.map((route) => route.path.split('/:')[0] ?? ''))].filter((route) => route !== '/')
    const literal = new RegExp(`['"\`](?:${declared.map((route) => route.replaceAll('.', '\\.')).join('|')})(?=[?#/'"\`$])`)
    const home = /(?:href|to)[=:] ?\{?['"]\/['"]|navigate\('\/'/
    const own = /^(host|remote-[^/]+)\/src\/(routes|paths)\.ts$|^shared\/contract\/src\/paths\.ts$|\.test\.tsx?$/
    const files = sourceFiles('.ts', '.tsx').filter((file) => /^(host|remote-[^/]+|shared\/[^/]+)\/src\//.test(file) && !own.test(file))
    const found = files.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => !/^ *(\*|\/\/|\/\*)/.test(line) && (literal.test(line) || home.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(files.length).toBeGreaterThan(300)
    expect(found).toEqual([])
  })
})
