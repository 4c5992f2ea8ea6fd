import type { Page } from '@playwright/test'

/** Opens the form of a new delivery address and fills it in, without saving it. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新增收货地址' }).click()
  await page.getByLabel('收货人').fill('韩梅梅')
  await page.getByLabel('手机号').fill('13911110002')
  await page.getByLabel('省份').selectOption('广东省')
  await page.getByLabel('城市').selectOption('深圳市')
  await page.getByLabel('区县').selectOption('南山区')
  await page.getByLabel('详细地址').fill('科技园路 1 号 2 栋 301')
}
