/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatDate, loadDateLocale } from '@xhkt/platform/date'

const newYear = 1_767_240_000 // 2026-01-01 12:00:00 in Shanghai
const shipped = readdirSync(join(dirname(require.resolve('dayjs/package.json')), 'locale'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -3))

describe('loadDateLocale: about 130 date locales [look#dates-and-times]', () => {
  it('is needed before a locale is available', () => {
    expect(formatDate(newYear, 'MMMM dddd', 'de')).toBe('一月 星期四')
  })

  it.each([
    ['de', 'de', 'Januar Donnerstag'],
    ['en-GB', 'en-gb', 'January Thursday'],
    ['pt_BR', 'pt-br', 'janeiro quinta-feira'],
    [' ja ', 'ja', '1月 木曜日'],
    ['ko', 'ko', '1월 목요일'],
    ['ku', 'ku', 'کانوونی دووەم پێنجشەممە'],
    ['zh-cn', 'zh-cn', '一月 星期四'],
    ['en', 'en', 'January Thursday'],
  ])('%p is %p, and formats as %p', async (asked, name, text) => {
    expect(await loadDateLocale(asked)).toBe(name)
    expect(formatDate(newYear, 'MMMM dddd', name)).toBe(text)
  })

  it.each([[''], ['xx'], ['klingon'], ['../plugin/utc'], ['de.js'], ['__proto__'], ['constructor'], ['de/'], ['德语']])(
    '%p is no locale',
    async (name) => {
      expect(await loadDateLocale(name)).toBeNull()
    },
  )

  it('keeps Chinese as the default', async () => {
    await loadDateLocale('fr')
    expect(formatDate(newYear, 'dddd')).toBe('星期四')
  })

  it('loads every locale of dayjs', async () => {
    expect(shipped.length).toBeGreaterThan(130)
    const loaded = await Promise.all(shipped.map(loadDateLocale))
    expect(loaded).toEqual(shipped)
  })
})
