import { createRoot } from 'react-dom/client'
import { config } from '@xhkt/platform/config'
import { offeredContracts } from '@xhkt/contract/federation/contract-majors'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { areaReleaseOf, manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { runRelease } from '../../federation/tab-releases.ts'
import { type Outcome, OverrideBadge } from './override-badge.tsx'
import { forgetHostPreview, leaveOtherHostPreview } from './host-preview.ts'
import { type Override, parseOverride } from './parse-override.ts'
import { foreignRelease } from './foreign-release.ts'
import { storedByDevtools, storedOverride } from './override-request.ts'
import { requestedReleases } from './requested-releases.ts'
import { applyPreviews } from './preview.ts'
import { requireReactOfHost } from './react-of-host.ts'

/** In milliseconds; the page waits for the manifest. */
const manifestTimeout = 3_000

/** A release of this workspace. Its manifest has the digests of its files. */
async function signedRelease({ area, address }: Override): Promise<AreaRelease> {
  const answer = await fetch(address + manifestName, { cache: 'no-store', signal: AbortSignal.timeout(manifestTimeout) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const manifest = (await answer.json()) as ReleaseManifest
  if (manifest.owner !== area) throw new Error(`a release of ${manifest.owner}`)
  if (!offeredContracts.includes(manifest.needs.contract)) throw new Error(`needs contract ${manifest.needs.contract}`)
  return areaReleaseOf(manifest, address)
}

/** The containers of overrides without digests. Each has the name that its developer reads on the badge. */
const foreign = new Map<string, string>()

async function apply(text: string): Promise<Outcome> {
  const override = parseOverride(text, config.overrides)
  if ('refused' in override) return { ok: false, text: `开发覆盖被拒绝：${override.refused}` }
  const { area, kind, address } = override
  const name = `${area} → ${address}`
  try {
    const release = await (kind === 'release' ? signedRelease(override) : foreignRelease(override))
    runRelease(area, release)
    if (kind === 'release') return { ok: true, text: `开发覆盖：${name}` }
    foreign.set(release.container, name)
    return { ok: true, text: `开发覆盖（未校验文件）：${name}` }
  } catch (error) {
    return { ok: false, text: `开发覆盖失败，仍为线上版本：${name}（${error instanceof Error ? error.message : String(error)}）` }
  }
}

function leave(): void {
  storedOverride.remove()
  storedByDevtools.remove()
  forgetHostPreview()
  location.reload()
}

/** The badge appears with the first outcomes. Problems may come later. */
function createBadge(): (more: Outcome[]) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const texts = new Map<string, Outcome>()
  return (more) => {
    for (const outcome of more) texts.set(outcome.text, outcome)
    root.render(<OverrideBadge outcomes={[...texts.values()]} onLeave={leave} />)
  }
}

/** Makes this tab run what a developer or a preview has requested, and shows a badge. Call it before the app renders. */
export async function applyOverrides(): Promise<void> {
  const { previews, overrides } = requestedReleases()
  await leaveOtherHostPreview(previews)
  if (previews.length + overrides.length === 0) return
  const show = createBadge()
  if (overrides.length > 0) requireReactOfHost(({ remote, library, needed, provided }) => {
    const name = foreign.get(remote) ?? remote
    console.error(`Override ${name}: it needs ${library} ${needed}, and this site provides ${provided}`)
    show([{ ok: false, text: `开发覆盖无法运行：${name} 需要 ${library} ${needed}，本站提供 ${provided}` }])
  })
  const outcomes = [...(await applyPreviews(previews)), ...(await Promise.all(overrides.map(apply)))]
  for (const { ok, text } of outcomes) {
    if (ok) console.warn(text)
    else console.error(text)
  }
  show(outcomes)
}
