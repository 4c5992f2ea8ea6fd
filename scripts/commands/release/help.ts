import type { Command, Options } from './command.ts'
import { commands } from './commands.ts'

const meanings: Record<keyof Options, string> = {
  store: '--store <folder>     the store of the releases, or s3://bucket/prefix; default: .store',
  dist: '--dist <folder>      the build of another bundler, with mf-manifest.json and routes.json (docs/another-bundler.md)',
  version: '--version <x.y.z>    the version of that build',
  why: '--why <text>         the reason, for the journal',
  until: '--until <time>       the end of the freeze, as 2026-12-01T08:00',
  since: '--since <time>       since when the key is in wrong hands; default: never, all its releases stay',
  share: '--share <percent>    share of the browsers, 1 to 99; 0 ends the canary, unless --staff or --devices are set',
  engine: '--engine <names>     the share is of the browsers of these engines: chromium, firefox, webkit, separated by commas',
  staff: '--staff              browsers with the cookie xhkt_staff=1 get it too',
  devices: '--devices <ids>      the browsers with these device ids, separated by commas, get it too',
  beacons: '--beacons <url>      the beacon collector; default: XHKT_BEACONS, or that of the local app',
  threshold: '--threshold <n>      percent of the page loads that may fail; default: 10',
  min: '--min <n>            page loads before the share counts; default: 20',
  for: '--for <minutes>      time to watch; default: 30',
  every: '--every <seconds>    time between two checks; default: 10',
  to: '--to <release>       the release to go back to; default: the one before',
  host: '--host <release>     the next host, for an area; default: the newest that was never live',
  wait: '--wait <minutes>     if an area is refused, wait so long until the host of the same sources is live, and try again',
  base: '--base <release>     refuse if this is not the live release of the area',
  'expect-seq': '--expect-seq <n>     refuse if the area has changed since seq n of the pointer',
  config: '--config <file>      the run-time configuration of the deployment, as JSON; default: the one in the store',
  from: '--from <copy>        add first what a copy of the store has: another region, or a backup of the journal',
  advisories: '--advisories <file>  known vulnerabilities, as OSV describes them: one advisory or a list, in JSON',
  change: '--change <seq>       a change of several owners, by the seq of one of them: all go back',
  limit: '--limit <n>          number of entries; default: 20',
  days: '--days <n>           errors: with a failure in the last n days; preview: the address works for n days, at most 30; default: 7',
  name: '--name <name>        what the preview is of, as pull-123: it takes the place of an earlier one; default: the release',
  end: '--end                end the previews of an area, a release or a --name',
  'keep-days': '--keep-days <n>      keep what was live or built within n days; default: 30',
  'allow-removed-routes': '--allow-removed-routes  accept that the release lacks routes of the live one; the journal names them',
  'dry-run': '--dry-run            print what the command would do, and write nothing',
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
    'Exit codes: 0 done · 1 unexpected error · 2 wrong usage · 3 a check, a build or a verification failed ·',
    '4 something changed meanwhile, look and try again · 5 a gate refused the release · 6 a watch rolled it back ·',
    '7 it is live, but the page is still the old one: fix what the message says, and run render ·',
    '8 the key of the command may not do this',
    'Environment: XHKT_SIGNING_KEY (ed25519, PEM), XHKT_WHO, XHKT_WHERE and XHKT_COMMIT (for the journal), XHKT_BEACONS (for watch, errors and status)',
  ]
}
