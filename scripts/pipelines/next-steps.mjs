// Reads `release status --json`, and says as outputs of a step what is left to do for the release of this run. Fails where this run is
// the older one: a pipeline that is run again would undo without a word what has been released since.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { json } from 'node:stream/consumers'

/** @typedef {{ area: string, release: string | null, commit: string | null }} Live */

const { AREA, RELEASE, CANARY_SHARE, WATCH_MINUTES, XHKT_COMMIT = 'HEAD' } = process.env
const { seq, areas } = /** @type {{ seq: number, areas: Live[] }} */ (await json(process.stdin))
const { release: live = null, commit = null } = areas.find(({ area }) => area === AREA) ?? {}

/** Is all of a commit in what this run is of? A `+` says that there were changes beyond it. @param {string} other */
const has = (other) => spawnSync('git', ['merge-base', '--is-ancestor', other.replace('+', ''), XHKT_COMMIT]).status === 0

const promote = live !== RELEASE
if (promote && commit !== null && !has(commit)) {
  console.error(
    `✗ ${AREA} ${live} is live, of commit ${commit}, which is not in ${XHKT_COMMIT} that this run is of: it may be newer. ` +
      'Run the pipeline on a commit that has it, or take that release back first (the workflow "rollback").',
  )
  process.exit(1)
}
// A first release has nobody to compare with, nothing to go back to; and one page of the host is rendered for all.
const replaces = promote && live !== null
const canary = replaces && AREA !== 'host' && Number(CANARY_SHARE) > 0
const watch = replaces && Number(WATCH_MINUTES) > 0
console.log(Object.entries({ seq, promote, canary, watch }).map(([name, value]) => `${name}=${value}`).join('\n'))
