import type { Browser, BrowserContext } from '@playwright/test'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { mapConcurrently } from '@xhkt/release/map-concurrently'
import type { Problem } from '@xhkt/release/skew/records'
import { person } from '../../../lib/chromium.mjs'
import { addressOf, routesToOpen } from '../../../lib/route-addresses.ts'
import { problemsOf } from './check-page.ts'
import { newProblems } from './problems.ts'

/** On two cores, two pages at a time load as fast as one. */
const concurrency = 2

/** The most pages that are opened a second time. If more fail, the load of the machine is not the reason. */
const maxRetried = 5

interface Visit {
  owner: Owner
  path: string
  address: string
  container: string | null
  signedIn: boolean
}

export interface CellResult {
  /** The addresses that were opened, by owner. */
  pages: Partial<Record<Owner, string[]>>
  problems: Problem[]
}

function visitsOf(manifest: ReleaseManifest): Visit[] {
  const { owner, container } = manifest
  return routesToOpen(manifest).map((route) => ({
    owner,
    path: route.path,
    address: addressOf(route),
    container: owner === 'host' ? null : container,
    signedIn: route.access === 'session',
  }))
}

export interface CellEnvironment {
  browser: Browser
  /** The address of the composed app. */
  url: string
  /** Session cookies of a learner. */
  session: { name: string; value: string }[]
}

/**
 * Opens the pages of the releases. Pages with new problems are opened a second time, one by one, and only problems that occur again
 * count: the load of the machine may have caused the first ones.
 */
export async function checkCell(environment: CellEnvironment, manifests: ReleaseManifest[], known: Problem[]): Promise<CellResult> {
  const { browser, url, session } = environment
  const visitor = await browser.newContext(person)
  const learner = await browser.newContext(person)
  await learner.addCookies(session.map((cookie) => ({ ...cookie, url })))
  const look = async ({ owner, path, address, container, signedIn }: Visit): Promise<Problem[]> => {
    const context: BrowserContext = signedIn ? learner : visitor
    return (await problemsOf(context, { url: url + address, container })).map((why) => ({ owner, path, why }))
  }
  try {
    const visits = manifests.flatMap(visitsOf)
    const first = await mapConcurrently(visits, look, concurrency)
    const again = visits.filter((_, at) => newProblems(first[at] ?? [], known).length > 0).slice(0, maxRetried)
    const kept = first.filter((_, at) => !again.includes(visits[at] as Visit))
    const problems = [...kept, ...(await mapConcurrently(again, look, 1))].flat()
    const pagesOf = (owner: Owner): string[] => visits.filter((visit) => visit.owner === owner).map(({ address }) => address)
    return { pages: Object.fromEntries(manifests.map(({ owner }) => [owner, pagesOf(owner)])), problems }
  } finally {
    await visitor.close()
    await learner.close()
  }
}
