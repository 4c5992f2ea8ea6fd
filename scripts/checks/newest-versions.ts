import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../build/paths.ts'
import { tryVersions, type Versions } from './try-versions.ts'

const help = `npm run check:newest-versions    Would the newest webpack and federation work? Builds copies of the sources with
                                 them, and composes each in a browser. Takes some minutes for each pair; changes
                                 nothing here.

  --report <file>   adds the table, as Markdown, to a file
  --help            this text

Exit codes: 0 the pins stay as they are · 1 a newer pair works: raise the pins; or the check failed`

const newestOf = (name: string): string => execFileSync('npm', ['view', name, 'version'], { encoding: 'utf8' }).trim()

function pinned(): Versions {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'scripts/package.json'), 'utf8')) as { dependencies: Record<string, string> }
  return { webpack: dependencies.webpack ?? '', federation: dependencies['@module-federation/enhanced'] ?? '' }
}

/** The pins with the newest version of one or both, each pair once. */
function newerPairs(pins: Versions): Versions[] {
  const newest: Versions = { webpack: newestOf('webpack'), federation: newestOf('@module-federation/enhanced') }
  const pairs = [{ ...pins, webpack: newest.webpack }, { ...pins, federation: newest.federation }, newest]
  const names = new Map(pairs.map((pair) => [nameOf(pair), pair]))
  names.delete(nameOf(pins))
  return [...names.values()]
}

const nameOf = ({ webpack, federation }: Versions): string => `webpack ${webpack}, federation ${federation}`

async function report(pins: Versions): Promise<{ lines: string[]; works: boolean }> {
  const lines = [`Pinned: ${nameOf(pins)}`, '', '| tried | result |', '|---|---|']
  const details: string[] = []
  let works = false
  for (const pair of newerPairs(pins)) {
    const failure = await tryVersions(pair)
    works ||= failure === null
    lines.push(`| ${nameOf(pair)} | ${failure ? `fails at ${failure.failed}` : 'works'} |`)
    if (failure) details.push('', `${nameOf(pair)}, ${failure.failed}:`, '', '```', failure.output, '```')
  }
  return { lines: [...lines, ...details], works }
}

const { values } = parseArgs({ options: { report: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) console.log(help)
else {
  const { lines, works } = await report(pinned())
  const text = lines.join('\n')
  console.log(text)
  if (values.report) appendFileSync(values.report, `${text}\n`)
  if (works) console.log('\nA newer pair works: raise the pins in the package.json of host, scripts and scripts/release, and update docs/pitfalls.md.')
  process.exitCode = works ? 1 : 0
}
