import { canaryEngines } from '@xhkt/contract/federation/registry'
import { type CanaryOptions, endCanary, setCanary } from '@xhkt/release/canary'
import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { Refusal } from '@xhkt/release/refusal'
import { refuseStale } from '@xhkt/release/refuse-stale'
import { requireApproved } from '@xhkt/release/require-approved'
import { requireMayGoLive } from '@xhkt/release/require-may-go-live'
import { numberOf, ownerOf, type Options, type Run } from './command.ts'
import { describeChange } from './describe-change.ts'
import { siteHint } from './hints.ts'
import { skewStep } from './skew-step.ts'

/** Engines by the names of their browsers too. */
const engineNames: Record<string, (typeof canaryEngines)[number]> = {
  ...Object.fromEntries(canaryEngines.map((name) => [name, name])),
  chrome: 'chromium',
  safari: 'webkit',
}

const listOf = (text = ''): string[] => text.split(',').filter(Boolean)

/** Who gets the canary. Nobody: it ends. */
function audienceIn(options: Options): Pick<CanaryOptions, 'share' | 'engines' | 'staff' | 'devices'> {
  const { staff = false } = options
  const devices = listOf(options.devices)
  const share = numberOf(options, 'share') ?? (staff || devices.length > 0 ? 0 : undefined)
  if (share === undefined) throw new Refusal('usage', 'Set the share of the browsers: --share 1 to 99, or 0 to end the canary; or --staff, or --devices')
  if (share > 99) throw new Refusal('usage', `--share takes at most 99: to serve it to everybody, promote it`)
  const engines = listOf(options.engine).map((name) => {
    const engine = engineNames[name]
    if (!engine) throw new Refusal('usage', `--engine takes ${Object.keys(engineNames).join(', ')}, not ${name}`)
    return engine
  })
  if (engines.length > 0 && share === 0) throw new Refusal('usage', '--engine is about the share: set --share 1 to 99')
  return { share, engines, staff, devices }
}

export const canaryCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands, options } = invocation
  const audience = audienceIn(options)
  const dryRun = options['dry-run'] ?? false
  const { pointer } = await readPointer(store)
  const base = options.base ?? liveOf(pointer, owner).release
  const asked = { owner, base, expectSeq: numberOf(options, 'expect-seq'), why: options.why ?? '', dryRun }
  if (audience.share === 0 && !audience.staff && audience.devices?.length === 0) {
    const change = await endCanary(store, { ...asked, release: operands[1] })
    return describeChange(change, { owner, dryRun, already: `${owner} has no canary` })
  }
  await requireMayGoLive(store, { verb: 'canary', owner })
  const release = operands[1] ?? (await import('../../build/release-name.ts')).releaseName(owner)
  await refuseStale(store, pointer, asked)
  await requireApproved(store, pointer, { owner, release })
  const unchecked = await skewStep(invocation, { owner, release })
  if (unchecked) return unchecked
  const change = await setCanary(store, { ...asked, ...audience, release, allowRemovedRoutes: options['allow-removed-routes'] })
  const hints = change && !dryRun ? await siteHint(store) : []
  return describeChange(change, { owner, dryRun, already: `${owner} ${release} is live for these browsers already`, hints })
}
