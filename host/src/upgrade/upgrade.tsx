import { createRoot, type Root } from 'react-dom/client'
import type { Registry } from '@xhkt/contract/federation/registry'
import { isDialogInSight } from '../app/page-focus.ts'
import { type Changes, changesTo, nameOf } from './changes.ts'
import { isDirty } from './dirty.ts'
import { newestRegistry } from './newest-registry.ts'
import { takeChanges } from './take-changes.ts'
import { UpgradeNotice } from './upgrade-notice.tsx'

let newest: Registry | null = null
let offered: Changes | null = null
let place: Root | undefined
/** What the learner does not want; another release is another question. */
const putAway = new Set<string>()

function begin(): Root {
  window.addEventListener('input', () => offered && isDirty() && show(null))
  return createRoot(document.body.appendChild(document.createElement('div')))
}

/** Takes the notice off; the focus does not go with it. */
function leave(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
  show(null)
}

function show(changes: Changes | null): void {
  offered = changes
  place ??= begin()
  place.render(
    <UpgradeNotice
      shown={changes !== null}
      onUpgrade={() => {
        leave()
        void takeNewest()
      }}
      onClose={() => {
        if (changes) putAway.add(nameOf(changes))
        leave()
      }}
    />,
  )
}

/** Learns what is live. */
export async function ask(): Promise<void> {
  if (!place) show(null)
  newest = (await newestRegistry()) ?? newest
  // It may have been taken back.
  if (offered && newest && nameOf(changesTo(newest)) !== nameOf(offered)) show(null)
}

/** The offer may have stood there for hours: what is live is looked at once more, and what has been typed meanwhile. */
async function takeNewest(): Promise<void> {
  await ask()
  if (newest && !isDirty()) takeChanges(changesTo(newest))
}

/** Offers what is known to be newer, if the learner is in the middle of nothing. */
export function offer(): void {
  const changes = newest && changesTo(newest)
  const name = changes ? nameOf(changes) : ''
  show(name && !putAway.has(name) && !isDirty() && !isDialogInSight() ? changes : null)
}
