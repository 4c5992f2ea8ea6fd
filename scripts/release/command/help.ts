import type { Command, Options } from './command.ts'
import { commands } from './commands.ts'

const meanings: Record<keyof Options, string> = {
  store: '--store <folder>     where releases are kept; .store if not said; or s3://bucket/prefix',
  why: '--why <text>         the reason, for the journal',
  share: '--share <percent>    how many of the browsers get it, 1 to 99; 0 ends the canary',
  beacons: '--beacons <url>      where the beacons are added up; XHKT_BEACONS or the local app if not said',
  threshold: '--threshold <n>      percent of the page loads that may fail; 10 if not said',
  min: '--min <n>            page loads before it judges; 20 if not said',
  for: '--for <minutes>      how long it watches; 30 if not said',
  every: '--every <seconds>    between two looks; 10 if not said',
  to: '--to <release>       the release to go back to; the one before if not said',
  host: '--host <release>     the host that may come next, for an area; the newest that was never live if not said',
  base: '--base <release>     refuse if this is not what is live of the area',
  'expect-seq': '--expect-seq <n>     refuse if the area has changed since the pointer stood at n',
  config: '--config <file>      the run-time configuration of the deployment, as JSON; the one of the store if not said',
  limit: '--limit <n>          how many entries; 20 if not said',
  'keep-days': '--keep-days <n>      keep what was live or built within n days; 30 if not said',
  'dry-run': '--dry-run            say what would be done, and do nothing',
  json: '--json               one JSON document on standard output; progress on standard error',
  help: '--help               this text',
}

const optionsOf = (names: readonly (keyof Options)[]): string[] => [...names, 'store', 'json', 'help'].map((name) => `  ${meanings[name as keyof Options]}`)

export function helpOf(name: string, { operands, summary, options }: Command): string[] {
  const line = name === 'release' ? `release ${operands}` : `release ${name} ${operands}`
  return [line.trim(), `  ${summary}`, '', ...optionsOf(options)]
}

export function generalHelp(): string[] {
  const rows = Object.entries(commands).map(([name, { operands, summary }]): [string, string] => [
    (name === 'release' ? operands : `${name} ${operands}`).trim(),
    summary,
  ])
  const width = Math.max(...rows.map(([usage]) => usage.length))
  return [
    'npm run release -- <area|host>      check → build → pack → verify → publish → skew → promote',
    'npm run release -- <command> …',
    '',
    ...rows.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    'Exit codes: 0 done · 1 something unexpected · 2 called wrongly · 3 a check, a build or a verification failed ·',
    '4 something changed meanwhile, look and try again · 5 a gate refused the release · 6 a watch has taken it back ·',
    '7 it is live, but the page is still the old one: mend what it says, and run render',
    'Environment: XHKT_SIGNING_KEY (ed25519, PEM), XHKT_WHO and XHKT_COMMIT (for the journal), XHKT_BEACONS (for watch)',
  ]
}
