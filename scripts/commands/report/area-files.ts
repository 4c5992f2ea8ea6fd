import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Area, areas, owners } from '@xhkt/contract/federation/areas'
import { packageDir, root } from '../../lib/paths.mjs'

interface WrittenFile {
  /** Path relative to the root. */
  file: string
  text: string
  /** The committed text; null if the file does not exist. */
  committed: string | null
}

const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8')
const hostPipeline = '.github/workflows/host.yml'
const teamOf = (owner: string): string => `@xhkt/team-${owner}`
const rule = (pattern: string, ...teams: string[]): string => `${pattern.padEnd(34)} ${teams.join(' ')}`

/** Replaces the lines that match a pattern, in the place of the first one. */
function withLines(text: string, pattern: RegExp, lines: string[]): string {
  const all = text.split('\n')
  const first = all.findIndex((line) => pattern.test(line))
  if (first < 0) throw new Error(`no line is like ${pattern.source}`)
  return all.filter((line) => !pattern.test(line)).toSpliced(first, 0, ...lines).join('\n')
}

/** The pipeline of an area is that of the host, with another folder and name. */
const pipelineOf = (area: Area, ofHost: string): string =>
  ofHost
    .replace(/^#.*\n/, '# Written by `npm run report:contract` from host.yml; not to be edited.\n')
    .replaceAll('host/**', `remote-${area}/**`)
    .replaceAll(/^(?!#).*\bhost\b/gm, (line) => line.replace(/\bhost\b/, area))

function codeOwners(text: string): string {
  const ofFolders = withLines(text, /^\/remote-/, areas.map((area) => rule(`/remote-${area}/`, teamOf(area))))
  const sharedByAll = (_: string, pattern: string): string => rule(pattern, ...owners.map(teamOf))
  return ofFolders.replaceAll(/^(\/\S+) +@\S+ @.*$/gm, sharedByAll)
}

async function readmeLine(area: Area): Promise<string> {
  const { description } = JSON.parse(await readFile(path.join(packageDir(area), 'package.json'), 'utf8')) as { description: string }
  return `${`remote-${area}/`.padEnd(17)} ${description.padEnd(49)} ${teamOf(area)}`
}

const linkedAreas = (): string => `// Written by \`npm run report:contract\` from the list of areas; not to be edited.
import type { Area } from '@xhkt/contract/federation/areas'
import type { Pages } from '@xhkt/contract/federation/route-manifest'
${areas.map((area) => `import { pages as ${area} } from '../../remote-${area}/src/entry.tsx'`).join('\n')}

export const linkedAreas: Record<Area, Pages> = { ${areas.join(', ')} }
`

const damagedAnswers = (area: Area): string => `// Written by \`npm run report:contract\` from the list of areas; not to be edited.
import { pages } from '../../../remote-${area}/src/entry.tsx'
import { routes } from '../../../remote-${area}/src/routes.ts'
import { testPages } from './pages-of-area.tsx'

testPages({ name: '${area}', pages, routes })
`

/** The files that have lines for each area, generated from the list of areas (`@xhkt/contract/federation/areas`), and committed. */
export async function areaFiles(): Promise<WrittenFile[]> {
  const rollback = '.github/workflows/rollback.yml'
  const endPreview = '.github/workflows/end-preview.yml'
  const owned = '.github/CODEOWNERS'
  const ofHost = await read(hostPipeline)
  const texts: [file: string, text: string][] = [
    ...areas.map((area): [string, string] => [`.github/workflows/${area}.yml`, pipelineOf(area, ofHost)]),
    ...areas.map((area): [string, string] => [`scripts/checks/damaged-answers/${area}.test.ts`, damagedAnswers(area)]),
    [rollback, withLines(await read(rollback), /^ +options: \[.*, host\]$/, [`        options: [${areas.join(', ')}, host]`])],
    [endPreview, withLines(await read(endPreview), /^ +area: \[.*\]$/, [`        area: [${areas.join(', ')}, host]`])],
    [owned, codeOwners(await read(owned))],
    ['README.md', withLines(await read('README.md'), /^remote-/, await Promise.all(areas.map(readmeLine)))],
    ['scripts/monolith/linked-areas.ts', linkedAreas()],
  ]
  return Promise.all(texts.map(async ([file, text]) => ({ file, text, committed: await read(file).catch(() => null) })))
}
