import type { ComponentType } from 'react'
import type { PageSource } from './use-page-load.ts'

/** The host's own pages by their names in `routes.ts`. */
export type HostPages = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>

const sources = new Map<string, PageSource>()

function sourceOf(load: HostPages[string]): PageSource {
  let loaded: ComponentType | undefined
  return {
    owner: 'host',
    loaded: () => loaded,
    load: async () => {
      const { default: Page } = await load()
      loaded = Page
      return Page
    },
    cancel: () => window.__xhktLoading?.cancel('/host/'),
  }
}

/** Call once, before the app renders. The root hands the pages over, because the shell may not import them. */
export function provideHostPages(pages: HostPages): void {
  for (const [name, load] of Object.entries(pages)) sources.set(name, sourceOf(load))
}

export function hostPage(page: string): PageSource {
  const source = sources.get(page)
  if (!source) throw new Error(`the host has no page ${page}`)
  return source
}

/** Loads the code of a page before it is shown. */
export const loadHostPage = async (page: string): Promise<unknown> => hostPage(page).load()
