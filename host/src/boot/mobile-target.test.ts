/** @jest-environment node */
import fc from 'fast-check'
import { mobileTarget, type Visit, visitedAddress } from './mobile-target.ts'

const desktop = 'https://www.example.com'
const site = 'https://m.example.com'
const phone: Omit<Visit, 'address'> = { width: 390, site, referral: {} }
const visit = (path: string, change: Partial<Visit> = {}) => mobileTarget({ ...phone, address: visitedAddress(desktop + path), ...change })

describe('mobile redirect at a width of 900 px or less [routes#mobile-redirect]', () => {
  test.each([
    [320, true],
    [899, true],
    [900, true],
    [901, false],
    [1280, false],
  ])('%i px: %s', (width, leaves) => {
    expect(visit('/', { width })).toBe(leaves ? `${site}/` : null)
  })
})

describe('mobile redirect: carries the course, live room, coupon code or category id [routes#mobile-redirect]', () => {
  test.each([
    ['/courseDetail?course_id=1001', '/courseDetail/1001'],
    ['/coursedetailspage?course_id=1001', '/courseDetail/1001'],
    ['/courseDetail/1001', '/courseDetail/1001'],
    ['/courseDetail/1001?course_id=1002', '/courseDetail/1002'],
    ['/courseDetail/?course_id=1001', '/courseDetail/1001'],
    ['/groupbooking?group_id=5&course_id=1001', '/courseDetail/1001'],
    ['/shareLiving?live_room_id=77', '/liveRoom?live_room_id=77'],
    ['/living?live_room_id=77', '/liveRoom?live_room_id=77'],
    ['/live?course_id=1001&section_id=10010101', '/live?course_id=1001&section_id=10010101'],
    ['/live?course_id=1001', '/live?course_id=1001'],
    ['/couponcollection?coupon_code=NEW2026', '/receiveCoupons?coupon_code=NEW2026'],
    ['/categories?course_category_id=12', '/courseClassify?id=12'],
    ['/categories/?course_category_id=12&page=3#top', '/courseClassify?id=12'],
  ])('%s goes to %s', (path, target) => {
    expect(visit(path)).toBe(site + target)
  })
})

describe('mobile redirect: takes a shared address as it was meant [routes#corrected-addresses]', () => {
  test.each([
    ['/courseDetail?course_id=1001?from=groupmessage', '/courseDetail/1001'],
    ['/courseDetail?course_id=1001%26from%3Dtimeline', '/courseDetail/1001'],
    ['/COURSEDETAIL?course_id=１００１', '/courseDetail/1001'],
    ['/courseDetail/1001）', '/courseDetail/1001'],
    ['/living?live_room_id=77。', '/liveRoom?live_room_id=77'],
    ['/DownloadApp', null],
  ])('%s goes to %s', (path, target) => {
    expect(visit(path)).toBe(target && site + target)
  })
})

describe('mobile redirect: any other address goes to the root of the mobile site', () => {
  test.each([
    '/',
    '/home',
    '/about.html',
    '/classified/index',
    '/search?keyword=%E8%80%83%E7%A0%94',
    '/courseDetail',
    '/courseDetail?course_id=',
    '/courseDetail?course_id=..',
    '/courseDetail/%E0%A4%A',
    '/courseDetail/1001/2',
    '/living',
    '/shareLiving?course_id=1',
    '/live?section_id=10010101',
    '/couponcollection',
    '/categories?id=12',
    '/personal/myCourse',
    '/payment?course_id=1001',
    '/login?code=1',
    '/nobody/knows',
  ])('%s', (path) => {
    expect(visit(path)).toBe(`${site}/`)
  })
})

describe('mobile redirect: carries the invite or promotion code', () => {
  test.each([
    ['/', { ic: 'A1' }, '/?ic=A1'],
    ['/nobody', { promotion_code: 'P1' }, '/?promotion_code=P1'],
    ['/courseDetail?course_id=1001', { promotion_code: 'P1' }, '/courseDetail/1001?promotion_code=P1'],
    ['/shareLiving?live_room_id=77', { ic: 'A1', promotion_code: 'P1' }, '/liveRoom?live_room_id=77&ic=A1&promotion_code=P1'],
    ['/live?course_id=1&section_id=2', { ic: 'A1' }, '/live?course_id=1&section_id=2&ic=A1'],
    ['/couponcollection?coupon_code=C', { ic: 'A1' }, '/receiveCoupons?coupon_code=C&ic=A1'],
    ['/categories?course_category_id=12', { ic: 'A 1&b=2' }, '/courseClassify?id=12&ic=A+1%26b%3D2'],
  ])('%s with %j goes to %s', (path, referral, target) => {
    expect(visit(path, { referral })).toBe(site + target)
  })
})

describe('mobile redirect: skipped', () => {
  test.each([
    ['on the callback page of QQ', '/control/authQQCallback#access_token=a&expires_in=1'],
    ['on the callback page with an error', '/control/authQQCallback/?error=1'],
    ['on a page that WeChat returns to', '/?code=abc&state=def'],
    ['on another page that WeChat returns to', '/courseDetail?course_id=1001&code=abc&state=def'],
    ['on the page that downloads the app', '/downloadApp'],
  ])('%s', (_, path) => {
    expect(visit(path)).toBeNull()
  })

  test.each([
    ['there is no mobile site', ''],
    ['it is not an address', 'm.example.com'],
    ['it is not a web address', 'javascript:alert(1)'],
    ['it is this site', desktop],
  ])('where %s', (_, where) => {
    expect(visit('/courseDetail?course_id=1', { site: where })).toBeNull()
  })

  test('on the mobile site itself', () => {
    expect(mobileTarget({ ...phone, address: visitedAddress(`${site}/courseDetail/1`) })).toBeNull()
    expect(visit('/m/home', { site: `${desktop}/m` })).toBeNull()
    expect(visit('/mine', { site: `${desktop}/m` })).toBe(`${desktop}/m/`)
  })
})

test.each(['https://m.example.com', 'https://m.example.com/', 'https://m.example.com//', 'https://m.example.com/?a=1#b'])('%s is one site', (where) => {
  expect(visit('/categories?course_category_id=1', { site: where })).toBe(`${site}/courseClassify?id=1`)
})

test('any address leads to a path of the mobile site, with its values intact', () => {
  const paths = fc.constantFrom('/courseDetail', '/courseDetail/', '/shareLiving', '/live', '/couponcollection', '/categories', '/', '//evil.com')
  const names = fc.constantFrom('course_id', 'live_room_id', 'section_id', 'coupon_code', 'course_category_id')
  const nasty = fc.constantFrom('//evil.com', '/\\evil.com', '..', '../..', '%2e%2e', '@evil.com', 'javascript:alert(1)', '?a=b', '#', '&ic=x', '\n', '"><script>')
  const value = fc.oneof(nasty, fc.string(), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(paths, value, names, value, value, (path, tail, name, given, code) => {
      const query = new URLSearchParams({ [name]: given })
      const address = `${desktop}${path}${encodeURI(tail)}?${query}`
      const target = mobileTarget({ ...phone, site: `${site}/app`, address: visitedAddress(address), referral: { ic: code } })
      if (target === null) throw new Error('an address with these paths never stays')
      const url = new URL(target)
      expect(url.origin).toBe(site)
      expect(url.pathname).toMatch(/^\/app\/(liveRoom|live|receiveCoupons|courseClassify|courseDetail\/[^/\\]+)?$/)
      expect(url.hash).toBe('')
      if (code) expect(url.searchParams.get('ic')).toBe(code)
    }),
    { numRuns: 3000 },
  )
})
