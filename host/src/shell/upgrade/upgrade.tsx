import { createRoot, type Root } from 'react-dom/client'
import type { Registry } from '@xhkt/contract/federation/registry'
import { isDialogOpen } from '../navigation/page-focus.ts'
import { applyChanges } from './apply-changes.ts'
import { fetchRegistry } from './fetch-registry.ts'
import { changesTo, nameOf, type ReleaseChanges } from './release-changes.ts'
import { hasUnsavedChanges } from './unsaved-changes.ts'
import { UpgradeNotice } from './upgrade-notice.tsx'

let newest: Registry | null = null
let offered: ReleaseChanges | null = null
let root: Root | undefined
/** Changes that the learner has dismissed, by name. Other changes are offered again. */
const dismissed = new Set<string>()

function createNoticeRoot(): Root {
  window.addEventListener('input', () => offered && hasUnsavedChanges() && show(null))
  return createRoot(document.body.appendChild(document.createElement('div')))
}

/** Hides the notice and keeps the focus in the page. */
function hide(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
  show(null)
}

function show(changes: ReleaseChanges | null): void {
  offered = changes
  root ??= createNoticeRoot()
  root.render(
    <UpgradeNotice
      shown={changes !== null}
      onUpgrade={() => {
        hide()
        void upgrade()
      }}
      onClose={() => {
        if (changes) dismissed.add(nameOf(changes))
        hide()
      }}
    />,
  )
}

/** Fetches what is live, and withdraws an offer that is live no more. */
export async function fetchUpdate(): Promise<void> {
  if (!root) show(null)
  newest = (await fetchRegistry()) ?? newest
  // The offered release may have been rolled back.
  if (offered && newest && nameOf(changesTo(newest)) !== nameOf(offered)) show(null)
}

/** The notice may be hours old: checks again what is live and whether there are unsaved changes. */
async function upgrade(): Promise<void> {
  await fetchUpdate()
  if (newest && !hasUnsavedChanges()) applyChanges(changesTo(newest))
}

/** Offers a newer release, unless it would interrupt the learner. */
export function offerUpdate(): void {
  const changes = newest && changesTo(newest)
  const name = changes ? nameOf(changes) : ''
  show(name && !dismissed.has(name) && !hasUnsavedChanges() && !isDialogOpen() ? changes : null)
}
