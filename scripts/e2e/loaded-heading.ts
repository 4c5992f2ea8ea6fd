import type { Locator, Page } from '@playwright/test'

/** The heading of a page that has loaded. A skeleton has one of its own (docs/decisions/110-heading-of-a-page-that-loads.md). */
export const loadedHeading = (page: Page): Locator => page.getByRole('main').locator('h1:not([data-skeleton] *)')
