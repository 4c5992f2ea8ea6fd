import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Lockfile } from '../build/lockfile.ts'
import { root } from '../lib/paths.mjs'
import { tryVersions, type Versions } from './try-versions.ts'

const help = `npm run check:newest-versions    Tells whether the newest webpack and federation would work: builds copies of the sources
                                 with them and composes each in a browser. Takes some minutes for each pair of
                                 versions; does not change the project.

  --report <file>   adds the table, as Markdown, to a file
  --help            this text

Exit codes: 0 no newer pair works · 1 a newer pair works, so the lockfile can be raised; or the check failed`

const newestOf = (name: string): string => execFileSync('npm', ['view', name, 'version'], { encoding: 'utf8' }).trim()

const lockfile = new Lockfile(path.join(root, 'pnpm-lock.yaml'))
/** The installed version of a package, without the peers that are part of its id in the lockfile. */
const versionOf = (name: string): string => lockfile.idOf(name, 'scripts/checks/newest-versions.ts').slice(name.length + 1).replace(/\(.*/, '')

const installed = (): Versions => ({ webpack: versionOf('webpack'), federation: versionOf('@module-federation/enhanced') })

/** The pairs with the newest version of one or both, without the installed pair. */
function newerPairs(now: Versions): Versions[] {
  const newest: Versions = { webpack: newestOf('webpack'), federation: newestOf('@module-federation/enhanced') }
  const pairs = [{ ...now, webpack: newest.webpack }, { ...now, federation: newest.federation }, newest]
  const names = new Map(pairs.map((pair) => [nameOf(pair), pair]))
  names.delete(nameOf(now))
  return [...names.values()]
}

const nameOf = ({ webpack, federation }: Versions): string => `webpack ${webpack}, federation ${federation}`

async function report(now: Versions): Promise<{ lines: string[]; works: boolean }> {
  const lines = [`Installed: ${nameOf(now)}`, '', '| tried | result |', '|---|---|']
  const details: string[] = []
  let works = false
  for (const pair of newerPairs(now)) {
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
  const { lines, works } = await report(installed())
  const text = lines.join('\n')
  console.log(text)
  if (values.report) appendFileSync(values.report, `${text}\n`)
  if (works) console.log('\nA newer pair works: raise it in the lockfile (`pnpm update`).')
  process.exitCode = works ? 1 : 0
}
