import { createRoot } from 'react-dom/client'
import { config } from '@xhkt/platform/config'
import { offeredContracts } from '@xhkt/contract/federation/contract-majors'
import { areaReleaseOf, manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { replaceAddress } from '@xhkt/platform/router/history-state'
import { runRelease } from '../../federation/tab-releases.ts'
import { type Outcome, OverrideBadge } from './override-badge.tsx'
import { type Override, parseOverride } from './parse-override.ts'
import { devtoolsOverrides } from './devtools.ts'
import { overrideKey, storedByDevtools, storedOverride } from './override-request.ts'

/** In milliseconds; the page waits for the manifest. */
const manifestTimeout = 3_000

/** Moves the parameter of the address into session storage. Returns what is stored there and by devtools, one text for each area. */
function readRequested(): string[] {
  const url = new URL(location.href)
  const given = url.searchParams.get(overrideKey)
  if (given !== null) {
    if (given === '' || given === 'off') storedOverride.remove()
    else storedOverride.set(given)
    url.searchParams.delete(overrideKey)
    replaceAddress(url)
  }
  return [...(storedOverride.get() ?? '').split(',').filter(Boolean), ...devtoolsOverrides()]
}

async function takeOverride({ area, folder }: Override): Promise<void> {
  const answer = await fetch(folder + manifestName, { cache: 'no-store', signal: AbortSignal.timeout(manifestTimeout) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const manifest = (await answer.json()) as ReleaseManifest
  if (manifest.owner !== area) throw new Error(`a release of ${manifest.owner}`)
  if (!offeredContracts.includes(manifest.needs.contract)) throw new Error(`needs contract ${manifest.needs.contract}`)
  runRelease(area, areaReleaseOf(manifest, folder))
}

async function apply(text: string): Promise<Outcome> {
  const override = parseOverride(text, config.overrides)
  if ('refused' in override) return { ok: false, text: `开发覆盖被拒绝：${override.refused}` }
  const name = `${override.area} → ${override.folder}`
  try {
    await takeOverride(override)
    return { ok: true, text: `开发覆盖：${name}` }
  } catch (error) {
    return { ok: false, text: `开发覆盖失败，仍为线上版本：${name}（${String(error)}）` }
  }
}

function remove(): void {
  storedOverride.remove()
  storedByDevtools.remove()
  location.reload()
}

/** Makes this tab run the releases that a developer has requested, and shows a badge. Call it before the app renders. */
export async function applyOverrides(): Promise<void> {
  const outcomes = await Promise.all(readRequested().map(apply))
  if (outcomes.length === 0) return
  for (const { ok, text } of outcomes) {
    if (ok) console.warn(text)
    else console.error(text)
  }
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<OverrideBadge outcomes={outcomes} onRemove={remove} />)
}
