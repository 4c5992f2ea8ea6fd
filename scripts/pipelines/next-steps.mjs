// Reads `release status --json`, and says as outputs of a step what is left to do for the release of this run.
import process from 'node:process'
import { json } from 'node:stream/consumers'

const { AREA, RELEASE, CANARY_SHARE, WATCH_MINUTES } = process.env
const { seq, areas } = /** @type {{ seq: number, areas: { area: string, release: string | null }[] }} */ (await json(process.stdin))
const live = areas.find(({ area }) => area === AREA)?.release ?? null

const promote = live !== RELEASE
// A first release has nobody to compare with, nothing to go back to; and one page of the host is rendered for all.
const replaces = promote && live !== null
const canary = replaces && AREA !== 'host' && Number(CANARY_SHARE) > 0
const watch = replaces && Number(WATCH_MINUTES) > 0
console.log(Object.entries({ seq, promote, canary, watch }).map(([name, value]) => `${name}=${value}`).join('\n'))
