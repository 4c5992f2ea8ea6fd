import type { Locator, Page } from '@playwright/test'

/**
 * The heading of the visible page, once the page has loaded. A skeleton has a heading too (docs/decisions/037-skeletons.md), and so has a
 * hidden page that is kept alive.
 */
export const loadedHeading = (page: Page): Locator => page.getByRole('main').locator('h1:not([data-skeleton] *)').filter({ visible: true })
