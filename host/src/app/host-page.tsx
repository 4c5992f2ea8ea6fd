import type { ComponentType } from 'react'
import { PagePlace } from '../federation/page-place.tsx'
import type { PageSource } from '../federation/use-page-load.ts'
import { type HostPageName, hostPages } from './host-pages.ts'

const loaded = new Map<HostPageName, ComponentType>()

const sourceOf = (name: HostPageName): PageSource => ({
  owner: 'host',
  loaded: () => loaded.get(name),
  load: async () => {
    const { default: Page } = await hostPages[name]()
    loaded.set(name, Page)
    return Page
  },
  giveUp: () => window.__xhktLoading?.giveUp('/host/'),
})

const sources = Object.fromEntries((Object.keys(hostPages) as HostPageName[]).map((name) => [name, sourceOf(name)])) as Record<
  HostPageName,
  PageSource
>

/** The same that its place does, ahead of it. */
export const loadHostPage = (page: string): Promise<unknown> => sources[page as HostPageName].load()

/** One of the host's own pages; each is a chunk of its own. */
export function HostPage({ page }: { page: string }) {
  return <PagePlace source={sources[page as HostPageName]} skeleton="plain" />
}
