import { expect, test } from '../../scripts/e2e/fixtures.ts'

const phone = '13900000003'
const password = 'study2026'

// The fixture checks every test that logs in.
test('typed secrets that are not submitted are stored nowhere, over navigations, a reload and back', async ({ page, secrets }) => {
  await page.goto('/register')
  await page.getByLabel('手机号').fill(phone)
  await page.getByLabel('验证码', { exact: true }).fill('271828')
  await page.getByLabel('密码', { exact: true }).fill(password)
  const typed = { password, sms_code: '271828' }
  expect(await secrets.leaks(typed)).toEqual([])
  await page.getByRole('navigation', { name: '其他方式' }).getByRole('link', { name: '密码登录' }).click()
  // The registration has such a field too.
  await expect(page.getByRole('heading', { level: 1, name: '登录', exact: true })).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.goBack()
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(password)
  expect(await secrets.leaks(typed)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('手机号')).toHaveValue(phone)
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('')
  expect(await secrets.leaks(typed)).toEqual([])
})

test('the check for secrets finds a secret in each storage, address, beacon and console message', async ({ page, secrets }) => {
  await page.goto('/downloadApp')
  // A page that loads has yet to set its title, which would overwrite this one.
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: '学海课堂手机APP' })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('one', JSON.stringify({ password: 'inLocal1' }))
    sessionStorage.setItem('two', 'inSession2')
    history.replaceState({ three: 'inState3' }, '', '?four=inAddress4')
    history.replaceState({ three: 'inState3' }, '', '/downloadApp')
    void fetch('/downloadApp?six=inRequest6')
    document.title = 'inTitle7'
    const failure = { area: 'catalog', release: '1.0.0-a', step: 'page', error: 'inBeacon9', fallback_release: null }
    navigator.sendBeacon('/collector/beacons', JSON.stringify({ loads: [], failures: [failure] }))
  })
  await page.evaluate(`console.log('five: inConsole5')`)
  const named = { 1: 'inLocal1', 2: 'inSession2', 3: 'inState3', 4: 'inAddress4', 5: 'inConsole5', 6: 'inRequest6', 7: 'inTitle7', 8: 'nowhere8', 9: 'inBeacon9' }
  await expect
    .poll(() => secrets.leaks(named).then((found) => found.sort()))
    .toEqual([
      ...['1 in local storage', '2 in session storage', '3 in history state', '4 in an address', '5 in the console', '6 in a request', '7 in title'],
      '9 in a beacon',
    ])
})
