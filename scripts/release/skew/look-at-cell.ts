import type { Browser, BrowserContext } from '@playwright/test'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { person } from '../../browser/chromium.mjs'
import { inTurns } from '../in-turns.ts'
import { addressOf, routesToOpen } from './addresses.ts'
import { problemsOf } from './look-at-page.ts'
import { newProblems, type Problem } from './problems.ts'

/** Two cores draw two pages as fast as one. */
const atOnce = 2

/** Where more pages than these fail at once, it is not the machine. */
const doubted = 5

interface Visit {
  owner: Owner
  path: string
  address: string
  container: string | null
  signedIn: boolean
}

export interface Looked {
  /** By owner, the addresses that were opened. */
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

export interface Surroundings {
  browser: Browser
  /** Where the composed releases are served. */
  url: string
  /** Cookies of a learner. */
  session: { name: string; value: string }[]
}

/**
 * Opens the pages of these releases. What is new, by what is known, is looked at a second time, one page at a time, unless it is
 * much: what is not there again was the machine's.
 */
export async function lookAtCell({ browser, url, session }: Surroundings, manifests: ReleaseManifest[], known: Problem[]): Promise<Looked> {
  const visitor = await browser.newContext(person)
  const learner = await browser.newContext(person)
  await learner.addCookies(session.map((cookie) => ({ ...cookie, url })))
  const look = async ({ owner, path, address, container, signedIn }: Visit): Promise<Problem[]> => {
    const context: BrowserContext = signedIn ? learner : visitor
    return (await problemsOf(context, { url: url + address, container })).map((why) => ({ owner, path, why }))
  }
  try {
    const visits = manifests.flatMap(visitsOf)
    const first = await inTurns(visits, look, atOnce)
    const again = visits.filter((_, at) => newProblems(first[at] ?? [], known).length > 0).slice(0, doubted)
    const kept = first.filter((_, at) => !again.includes(visits[at] as Visit))
    const problems = [...kept, ...(await inTurns(again, look, 1))].flat()
    const pagesOf = (owner: Owner): string[] => visits.filter((visit) => visit.owner === owner).map(({ address }) => address)
    return { pages: Object.fromEntries(manifests.map(({ owner }) => [owner, pagesOf(owner)])), problems }
  } finally {
    await visitor.close()
    await learner.close()
  }
}
