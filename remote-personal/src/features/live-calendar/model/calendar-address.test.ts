/** @jest-environment node */
import { hrefOf, neighbourOf, readShown, type Shown, weekOf } from './calendar-address.ts'

const today = '2026-11-23'
const read = (query: string) => readShown(new URLSearchParams(query), today)

test.each([
  ['', { view: 'month', month: '2026-11', day: '' }],
  ['month=2026-12', { view: 'month', month: '2026-12', day: '' }],
  ['day=2027-01-31&view=week', { view: 'week', month: '2027-01', day: '2027-01-31' }],
  ['month=2026-11&day=2026-12-01&view=list', { view: 'list', month: '2026-12', day: '2026-12-01' }],
  ['month=2026-13&view=year', { view: 'month', month: '2026-11', day: '' }],
  ['month=1900-01', { view: 'month', month: '2026-11', day: '' }],
  ['month=9999-12', { view: 'month', month: '2026-11', day: '' }],
  ['month=2026-1&day=2026-02-30', { view: 'month', month: '2026-11', day: '' }],
  ['month=2026-12&day=%3Cscript%3E', { view: 'month', month: '2026-12', day: '' }],
  ['month=__proto__&view=constructor&day=2026-11-23%00', { view: 'month', month: '2026-11', day: '' }],
])('the address ?%s shows %j', (query, shown) => {
  expect(read(query)).toEqual(shown)
})

test('what is shown reads back from its address, and today has the shortest', () => {
  const all: Shown[] = [
    { view: 'month', month: '2026-11', day: '' },
    { view: 'week', month: '2026-11', day: '2026-11-30' },
    { view: 'list', month: '2099-12', day: '' },
    { view: 'month', month: '2026-12', day: '2026-12-31' },
  ]
  for (const shown of all) expect(read(hrefOf(shown, today).split('?')[1] ?? '')).toEqual(shown)
  expect(hrefOf({ view: 'month', month: '2026-11', day: today }, today)).toBe('/personal/monthCalendar')
})

test('a week over the end of a year goes on to the next one', () => {
  const shown: Shown = { view: 'week', month: '2026-12', day: '2026-12-31' }
  expect(weekOf(shown, today)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'])
  expect(neighbourOf(shown, 1, today)).toEqual({ view: 'week', month: '2027-01', day: '2027-01-04' })
})

test.each([
  ['month', '2000-01', -1],
  ['month', '2099-12', 1],
  ['week', '2099-12', 1],
] as const)('the %s view ends at %s', (view, month, step) => {
  expect(neighbourOf({ view, month, day: view === 'week' ? '2099-12-28' : '' }, step, today)).toBeNull()
})
