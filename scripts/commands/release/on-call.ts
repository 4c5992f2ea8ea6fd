import { changesSince } from '@xhkt/release/on-call/changes-since'
import { failingReleases, type FailingRelease, releasesInUse, rollbackCommandOf } from '@xhkt/release/on-call/failing-releases'
import { shortAudienceOf } from '@xhkt/release/pointer/audience'
import { type Change, endsCanary, type Pointer } from '@xhkt/release/pointer/pointer'
import { fetchFigures, outageReason } from '@xhkt/release/watch/collector'
import { describeFigures } from '@xhkt/release/watch/describe-figures'
import { collectorHint } from './collector-address.ts'
import { momentOf, table } from './table.ts'

interface Asked {
  pointer: Pointer
  /** The journal, newest first. */
  changes: AsyncIterable<Change>
  /** The address of the collector. */
  beacons: string
  /** Whether the store needs a repair, which further lines of `status` describe. */
  isDamaged: boolean
}

interface Situation {
  lines: string[]
  data: { changes: Change[]; failing: FailingRelease[] | null }
}

/** Milliseconds that a person waits for the collector. */
const patience = 3_000
/** The newest changes, of which the others are in the log: all is on one screen. */
const shownChanges = 12

const indented = (lines: string[]): string[] => lines.map((line) => `  ${line}`)

function actionOf(change: Change): string {
  const { action, share, aim } = change
  if (endsCanary(change)) return 'end of canary'
  return share === undefined ? action : `${action} ${shortAudienceOf({ share, aim })}`
}

const describeChange = (change: Change): string[] => {
  const { at, who, area, from, to, why } = change
  return [momentOf(at), who, actionOf(change), `${area} ${from ?? '–'} → ${to}`, why]
}

function describeFailing({ area, release, served, errors: [most], ...figures }: FailingRelease): string {
  const mostly = most ? `, mostly at ${most.step}: ${most.error.replaceAll(/\s+/g, ' ')}` : ''
  return `${area} ${release} (${served}): ${describeFigures(figures)}${mostly}`
}

/** What ends the failures; where they are unknown, what takes the newest change back, unless that is a rollback. */
function commandsFor({ pointer, isDamaged }: Asked, failing: FailingRelease[] | null, changes: Change[]): string[] {
  const ending = (failing ?? []).flatMap(({ area, command }) => [...(command ? [command] : []), `npm run release -- errors ${area}`])
  const repair = isDamaged ? ['what the lines below ✗ say'] : []
  if (ending.length > 0) return [...new Set(ending), ...repair]
  const newest = changes.find((change) => !endsCanary(change))
  const back = newest && newest.action !== 'rollback' && rollbackCommandOf(pointer, newest.area, newest.to)
  if (back) return [...repair, `${back}    (if the newest change is to blame)`]
  if (isDamaged) return repair
  return [failing ? 'nothing' : 'npm run release -- status --beacons <address>']
}

/** What somebody on call asks: what has changed, what fails, what to type. */
export async function onCall(asked: Asked): Promise<Situation> {
  const since = Math.floor(Date.now() / 1_000) - 3_600
  const changes = await changesSince(asked.changes, since)
  let failing: FailingRelease[] | null = null
  let outage = ''
  try {
    const of = { since: new Date(since * 1_000).toISOString() }
    const figures = releasesInUse(asked.pointer, changes).map((one) => fetchFigures(asked.beacons, { ...one, ...of }, patience))
    failing = failingReleases(await Promise.all(figures), asked.pointer)
  } catch (error) {
    outage = `not known: the collector at ${asked.beacons} does not answer (${outageReason(error)}). ${collectorHint}`
  }
  const failures = failing && failing.length > 0 ? failing.map(describeFailing) : [failing ? 'nothing' : outage]
  const [, ...rows] = table(['', '', '', '', ''], changes.slice(0, shownChanges).map(describeChange))
  if (changes.length > shownChanges) rows.push(`and ${changes.length - shownChanges} before: npm run release -- log`)
  const lines = [
    ...['', 'What changed in the last hour:', ...indented(rows.length > 0 ? rows : ['nothing'])],
    ...['', 'What fails in browsers (in the last hour, over 10 % of 20 page loads or more):', ...indented(failures)],
    ...['', 'What to type:', ...indented(commandsFor(asked, failing, changes)), ''],
  ]
  return { lines, data: { changes, failing } }
}
