import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { launchOptions, person } from '../../lib/chromium.mjs'
import { DevProcess } from './e2e/dev-process.ts'
import { SourceCopy } from './e2e/source-copy.ts'

// Measures the time from the command to the first screen, cold and warm, and from a saved file to the page, on a copy of the sources.

const shelf = 'remote-catalog/src/features/home/ui/section.tsx'
const edits = 5

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(2)} s`

async function firstScreen(copy: SourceCopy, page: Page, how: string): Promise<DevProcess> {
  const began = performance.now()
  const dev = await DevProcess.start(copy)
  await page.goto(dev.url)
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor({ timeout: 120_000 })
  console.log(`first screen, ${how}: ${seconds(began)}`)
  return dev
}

const copy = await SourceCopy.create()
const browser = await chromium.launch(launchOptions())
try {
  const page = await browser.newPage(person)
  const [load = 0] = loadavg()
  console.log(`load of the machine: ${load.toFixed(1)}`)
  const cold = await firstScreen(copy, page, 'cold')
  for (let i = 1; i <= edits; i++) {
    const began = performance.now()
    await copy.edit(shelf, '查看全部', `第${i}次查看全部`)
    const shown = page.getByText(`第${i}次查看全部`).first()
    await shown.waitFor()
    console.log(`edit ${i} in an area: ${seconds(began)}`)
    await copy.restore()
    await shown.waitFor({ state: 'hidden' })
  }
  await cold.stop()
  const warm = await firstScreen(copy, page, 'warm')
  await warm.stop()
} finally {
  await browser.close()
  await copy.remove()
}
