import type { Locator, Page } from '@playwright/test'

/**
 * The heading of the page on screen, once it has loaded. A skeleton has one of its own
 * (docs/decisions/037-skeletons.md), and so has a page that is kept alive while it is hidden.
 */
export const loadedHeading = (page: Page): Locator => page.getByRole('main').locator('h1:not([data-skeleton] *)').filter({ visible: true })
