import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { Refusal } from '@xhkt/release/refusal'
import { ownerOf, type Run } from './command.ts'
import { readAdvisories, type Vulnerability, vulnerabilitiesOf } from './audit/advisories.ts'
import { componentsOf } from './audit/components.ts'
import { problemOfLicences } from './audit/licences.ts'

const describe = ({ id, aliases, summary, fixed }: Vulnerability): string =>
  `${[id, ...aliases].join(', ')}: ${summary}, ${fixed ? `fixed in ${fixed}` : 'not fixed'}`

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`

/** Names the packages of a release with a known vulnerability, or with a licence that is not allowed. */
export const auditCommand: Run = async (invocation) => {
  const owner = ownerOf(invocation)
  const { store, operands, options } = invocation
  const release = operands[1] ?? liveOf((await readPointer(store)).pointer, owner).release
  if (release === null) throw new Refusal('usage', `Nothing of ${owner} is live: name a release`)
  const advisories = options.advisories === undefined ? null : await readAdvisories(options.advisories)
  const components = await componentsOf(store, { owner, release })
  const findings = components.flatMap((component) => {
    const { name, version } = component
    const vulnerabilities = vulnerabilitiesOf(component, advisories ?? [])
    const licence = problemOfLicences(component)
    return vulnerabilities.length > 0 || licence ? [{ name, version, vulnerabilities, licence }] : []
  })
  const lines = findings.flatMap(({ name, version, vulnerabilities, licence }) =>
    [...vulnerabilities.map(describe), ...(licence ? [licence] : [])].map((problem) => `  · ${name} ${version}: ${problem}`),
  )
  const unasked = advisories ? [] : ['Vulnerabilities were not looked for: name a file of advisories by --advisories']
  const nothing = advisories ? 'no known vulnerability, and every licence is allowed' : 'every licence is allowed'
  const result = lines.length > 0 ? counted(lines.length, 'finding') : nothing
  return {
    lines: [`${owner} ${release}, ${counted(components.length, 'package')}: ${result}`, ...lines, ...unasked],
    data: { owner, release, packages: components.length, advisories: advisories?.length ?? null, findings },
    ...(lines.length > 0 && { exit: 'gate' }),
  }
}
