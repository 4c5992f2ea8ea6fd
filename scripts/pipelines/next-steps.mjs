// Reads `release status --json` from standard input, and writes the remaining steps of the run's release as outputs. Fails if a newer
// commit is live, because a second run of an old pipeline would silently undo later releases, and if the area is frozen.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { json } from 'node:stream/consumers'

/** @typedef {{ area: string, release: string | null, commit: string | null }} Live */
/** @typedef {{ area: string, until: string, who: string, why: string }} Freeze */

const { AREA, RELEASE, CANARY_SHARE, WATCH_MINUTES, XHKT_COMMIT = 'HEAD' } = process.env
const { seq, areas, freezes, differences, unsigned } =
  /** @type {{ seq: number, areas: Live[], freezes: Freeze[], differences: string[], unsigned: string[] }} */ (await json(process.stdin))
// With one of these, `release status` has failed: the log of the job says why.
for (const line of [...differences, ...unsigned]) console.error(`✗ ${line}`)
const { release: live = null, commit = null } = areas.find(({ area }) => area === AREA) ?? {}

/** Whether the commit of this run contains another commit. A `+` means uncommitted changes. @param {string} other */
const has = (other) => spawnSync('git', ['merge-base', '--is-ancestor', other.replace('+', ''), XHKT_COMMIT]).status === 0

const promote = live !== RELEASE
if (!promote) console.error(`✓ ${AREA} ${RELEASE} is live already: nothing to release`)
if (promote && commit !== null && !has(commit)) {
  console.error(
    `✗ ${AREA} ${live} is live, of commit ${commit}, which is not in ${XHKT_COMMIT} that this run is of: it may be newer. ` +
      'Run the pipeline on a commit that has it, or roll that release back first (the workflow "rollback").',
  )
  process.exit(1)
}
const freeze = freezes.find(({ area }) => area === AREA || area === 'all')
if (promote && freeze) {
  console.error(`✗ ${AREA} is frozen until ${freeze.until} by ${freeze.who}: ${freeze.why}. Run this job again after that.`)
  process.exit(1)
}
// A first release has neither canary nor watch, because no earlier release exists.
const replaces = promote && live !== null
const canary = replaces && Number(CANARY_SHARE) > 0
const watch = replaces && Number(WATCH_MINUTES) > 0
console.log(Object.entries({ seq, promote, canary, watch }).map(([name, value]) => `${name}=${value}`).join('\n'))
