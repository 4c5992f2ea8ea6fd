import { fetchErrors } from '@xhkt/release/errors/fetch-errors'
import { OriginalPositions } from '@xhkt/release/errors/original-positions'
import { type ReadableError, readableErrors } from '@xhkt/release/errors/readable-errors'
import { Refusal } from '@xhkt/release/refusal'
import { outageReason } from '@xhkt/release/watch/collector'
import { collectorAddress, collectorHint } from './collector-address.ts'
import { numberOf, ownerOf, type Run } from './command.ts'
import { momentOf } from './table.ts'

const usualLimit = 20
/** Places of one error. */
const shownPlaces = 5

const timeOf = (seconds: number): string => momentOf(new Date(seconds * 1_000).toISOString())
const percent = (share: number): string => `${Number((share * 100).toFixed(1))} %`

function describeError(found: ReadableError): string[] {
  const { step, error, count, share, releases, first_at, last_at, places, page, engine, actions = [] } = found
  const [place = 'no place is known', ...others] = places.slice(0, shownPlaces)
  const last = [page && `on ${page}`, engine && `in ${engine}`, actions.length > 0 && `after ${actions.join(', ')}`].filter(Boolean).join(' ')
  return [
    `${count} × (${percent(share)} of the page loads) ${step}: ${error}`,
    `    ${place}`,
    ...others.map((one) => `    ${one}`),
    `  ${timeOf(first_at)} to ${timeOf(last_at)} in ${releases.join(', ')}`,
    ...(last ? [`  the last one ${last}`] : []),
    '',
  ]
}

/** What fails in browsers, with the places in the sources. */
export const errorsCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, options } = invocation
  const limit = numberOf(options, 'limit') ?? usualLimit
  const since = Math.floor(Date.now() / 1_000) - (numberOf(options, 'days') ?? 7) * 86_400
  const address = collectorAddress(options)
  const groups = await fetchErrors(address, owner, since).catch((error: unknown) => {
    throw new Refusal('broken', `${address} does not answer (${outageReason(error)})`, [collectorHint])
  })
  const errors = (await readableErrors(groups, new OriginalPositions(store))).slice(0, limit)
  return { lines: errors.length > 0 ? errors.flatMap(describeError) : [`Nothing of ${owner} has failed in browsers`], data: { owner, errors } }
}
