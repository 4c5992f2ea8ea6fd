import { owners } from '@xhkt/contract/federation/areas'
import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { Refusal } from '@xhkt/release/refusal'
import { all } from '@xhkt/release/signing/rights'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import type { ReleaseName } from '@xhkt/release/verify'
import { type Invocation, ownerOf, type Run } from './command.ts'
import { type Advisory, readAdvisories, type Vulnerability, vulnerabilitiesOf } from './audit/advisories.ts'
import { componentsOf } from './audit/components.ts'
import { problemOfLicences } from './audit/licences.ts'

const describe = ({ id, aliases, summary, fixed }: Vulnerability): string =>
  `${[id, ...aliases].join(', ')}: ${summary}, ${fixed ? `fixed in ${fixed}` : 'not fixed'}`

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`

/** The named release, the live one of an owner, or those of all owners. */
async function releasesOf(invocation: Invocation): Promise<ReleaseName[]> {
  const { store, operands: [name, named] } = invocation
  if (name === all && named !== undefined) throw new Refusal('usage', `audit all reads what is live, and takes no ${named}`)
  const asked = name === all ? owners : [ownerOf(invocation)]
  if (named !== undefined) return asked.map((owner) => ({ owner, release: named }))
  const { pointer } = await readPointer(store)
  const live = asked.flatMap((owner) => {
    const { release } = liveOf(pointer, owner)
    return release === null ? [] : [{ owner, release }]
  })
  if (live.length === 0) throw new Refusal('usage', name === all ? 'Nothing is live' : `Nothing of ${name} is live: name a release`)
  return live
}

interface Finding {
  name: string
  version: string
  vulnerabilities: Vulnerability[]
  licence: string | null
}

interface Audit {
  lines: string[]
  /** `packages` is their number, null if they are unknown. */
  data: ReleaseName & { packages: number | null; findings: Finding[] }
}

/** What is wrong with the packages of one release. */
async function audit(store: ReleaseStore, { owner, release }: ReleaseName, advisories: Advisory[] | null): Promise<Audit> {
  const components = await componentsOf(store, { owner, release })
  const findings = components.flatMap((component) => {
    const { name, version } = component
    const vulnerabilities = vulnerabilitiesOf(component, advisories ?? [])
    const licence = problemOfLicences(component)
    return vulnerabilities.length > 0 || licence ? [{ name, version, vulnerabilities, licence }] : []
  })
  const problems = findings.flatMap(({ name, version, vulnerabilities, licence }) =>
    [...vulnerabilities.map(describe), ...(licence ? [licence] : [])].map((problem) => `  · ${name} ${version}: ${problem}`),
  )
  const nothing = advisories ? 'no known vulnerability, and every licence is allowed' : 'every licence is allowed'
  const result = problems.length > 0 ? counted(problems.length, 'finding') : nothing
  return {
    lines: [`${owner} ${release}, ${counted(components.length, 'package')}: ${result}`, ...problems],
    data: { owner, release, packages: components.length, findings },
  }
}

/** As `audit`, for one of several releases: a release whose packages are unknown does not hide what the others have. */
async function auditOneOfAll(store: ReleaseStore, name: ReleaseName, advisories: Advisory[] | null): Promise<Audit> {
  try {
    return await audit(store, name, advisories)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message, problems } = error
    return { lines: [`✗ ${message}`, ...problems.map((problem) => `  · ${problem}`)], data: { ...name, packages: null, findings: [] } }
  }
}

/** Names the packages of releases with a known vulnerability, or with a licence that is not allowed. */
export const auditCommand: Run = async (invocation) => {
  const { store, operands, options } = invocation
  const releases = await releasesOf(invocation)
  const look = operands[0] === all ? auditOneOfAll : audit
  const advisories = options.advisories === undefined ? null : await readAdvisories(options.advisories)
  const audits = await Promise.all(releases.map((name) => look(store, name, advisories)))
  const unasked = advisories ? [] : ['Vulnerabilities were not looked for: name a file of advisories by --advisories']
  return {
    lines: [...audits.flatMap(({ lines }) => lines), ...unasked],
    data: { advisories: advisories?.length ?? null, releases: audits.map(({ data }) => data) },
    ...(audits.some(({ data }) => data.findings.length > 0) && { exit: 'gate' }),
    ...(audits.some(({ data }) => data.packages === null) && { exit: 'broken' }),
  }
}
