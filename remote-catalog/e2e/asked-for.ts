import type { Page } from '@playwright/test'

/** Collects the paths of all requests from now on that start with `path`. */
export function askedFor(page: Page, path: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith(path)) asked.push(pathname + search)
  })
  return asked
}
