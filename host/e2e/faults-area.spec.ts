import { test } from '../../scripts/e2e/own-store.ts'
import { expectToSurvive, faultCells } from './fault-cells.ts'
import { lessonAddress, provoked, shelves } from './faults.ts'

test.use({ allowedConsole: [provoked] })

for (const cell of faultCells) {
  test(`${cell.what}, ${cell.fault}: the fallback release replaces it; without one an error view shows, and a retry works`, async ({ page, store }) => {
    const { catalog, player } = store.releases
    const home = { entry: 'container', 'page chunk': 'home', style: 'home' }
    const lesson = { entry: 'container', 'page chunk': 'lesson', style: 'lesson' }
    await expectToSurvive(
      page,
      store,
      cell,
      { area: 'catalog', release: catalog, address: '/', files: home, shown: () => shelves(page).first() },
      { area: 'player', release: player, address: lessonAddress, files: lesson, shown: () => page.locator('video') },
    )
  })
}
