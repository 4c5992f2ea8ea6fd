import type { releaseCommands } from '../../lib/release-commands.ts'
import type { Command } from './command.ts'

/** Commands by name; an area's name alone means `release`. Each command's code loads when the command runs, so that all start fast. */
export const commands: Record<string, Command> = {
  release: {
    operands: '<area|host>',
    summary: 'runs every step: check, build, pack, verify, publish, skew, promote',
    options: ['why', 'base', 'expect-seq', 'allow-removed-routes', 'dry-run'],
    load: async () => (await import('./release-command.ts')).releaseCommand,
  },
  pack: {
    operands: '<area|host>',
    summary: 'builds the area and packs a signed release, for verify and publish; or packs what another bundler has built',
    options: ['dist', 'version', 'dry-run'],
    load: async () => (await import('./pack-command.ts')).packCommand,
  },
  together: {
    operands: '<area|host> …',
    summary: 'releases several owners as one change: every step for each, then all live at once',
    options: ['why', 'dry-run'],
    load: async () => (await import('./together-command.ts')).togetherCommand,
  },
  verify: {
    operands: '<area|host> [release]',
    summary: 'checks a release against its manifest and signature: the packed one, or one of the store',
    options: [],
    load: async () => (await import('./verify-command.ts')).verifyCommand,
  },
  publish: {
    operands: '<area|host> [release]',
    summary: 'copies the packed release into the store; this does not make it live',
    options: ['dry-run'],
    load: async () => (await import('./publish-command.ts')).publishCommand,
  },
  skew: {
    operands: '<area|host> [release]',
    summary: 'opens the pages of a published release in Chromium, with the releases that it may meet, and records what passes',
    options: ['host', 'wait', 'dry-run'],
    load: async () => (await import('./skew-command.ts')).skewCommand,
  },
  preview: {
    operands: '[area|host] [release]',
    summary: 'publishes a release that is live for nobody, and prints an address that opens the site with it; skew comes first',
    options: ['name', 'days', 'end', 'dry-run'],
    load: async () => (await import('./preview-command.ts')).previewCommand,
  },
  promote: {
    operands: '<area|host> [release]',
    summary: 'makes a published release live: the one of the sources as they are, or the one named; skew comes first',
    options: ['why', 'base', 'expect-seq', 'allow-removed-routes', 'dry-run'],
    load: async () => (await import('./promote-command.ts')).promoteCommand,
  },
  canary: {
    operands: '<area|host> [release]',
    summary: 'serves a published release to some browsers, changes who gets it, or ends it; skew comes first',
    options: ['share', 'engine', 'staff', 'devices', 'why', 'base', 'expect-seq', 'allow-removed-routes', 'dry-run'],
    load: async () => (await import('./canary-command.ts')).canaryCommand,
  },
  rollback: {
    operands: '<area|host> [release]',
    summary: 'ends the canary if there is one, or else rolls the live release back; with --change a change of several owners; nothing is built',
    options: ['to', 'change', 'why', 'dry-run'],
    load: async () => (await import('./rollback-command.ts')).rollbackCommand,
  },
  watch: {
    operands: '<area|host>',
    summary: 'watches the newest release in the browsers, and rolls it back if too many page loads fail',
    options: ['beacons', 'threshold', 'min', 'for', 'every', 'dry-run'],
    load: async () => (await import('./watch-command.ts')).watchCommand,
  },
  freeze: {
    operands: '<area|host|all>',
    summary: 'stops promotes and canaries until a time; a rollback passes',
    options: ['until', 'why', 'dry-run'],
    load: async () => (await import('./freeze-command.ts')).freezeCommand,
  },
  unfreeze: {
    operands: '<area|host|all>',
    summary: 'ends a freeze before its time',
    options: ['why', 'dry-run'],
    load: async () => (await import('./freeze-command.ts')).unfreezeCommand,
  },
  approve: {
    operands: '<area|host> <release>',
    summary: 'approves a published release by a second key, where keys.json asks for one',
    options: ['why', 'dry-run'],
    load: async () => (await import('./approve-command.ts')).approveCommand,
  },
  retire: {
    operands: '<key>',
    summary: 'retires a key of keys.json: a replaced one keeps its releases, a stolen one those from before --since',
    options: ['since', 'why', 'dry-run'],
    load: async () => (await import('./retire-command.ts')).retireCommand,
  },
  errors: {
    operands: '<area|host>',
    summary: 'what fails in browsers, by cause, with file, line and function of the sources',
    options: ['beacons', 'days', 'limit'],
    load: async () => (await import('./errors-command.ts')).errorsCommand,
  },
  audit: {
    operands: '<area|host|all> [release]',
    summary: 'packages of a release with a known vulnerability, or with a licence that is not allowed; of the live one by default',
    options: ['advisories'],
    load: async () => (await import('./audit-command.ts')).auditCommand,
  },
  status: {
    operands: '',
    summary: 'the live release of every area, what has changed in the last hour, what fails in browsers, and what to type',
    options: ['beacons'],
    load: async () => (await import('./status-command.ts')).statusCommand,
  },
  log: {
    operands: '[area|host]',
    summary: 'who made which release live, when and why; newest first',
    options: ['limit'],
    load: async () => (await import('./log-command.ts')).logCommand,
  },
  render: {
    operands: '',
    summary: 'writes the page that a web server sends, if it is outdated; every command that changes what is live does the same',
    options: ['config', 'dry-run'],
    load: async () => (await import('./render-command.ts')).renderCommand,
  },
  repair: {
    operands: '',
    summary: 'rebuilds the pointer (registry.json) from the journal, if it is damaged, missing or outdated; after a loss, with --from a copy',
    options: ['from', 'dry-run'],
    load: async () => (await import('./repair-command.ts')).repairCommand,
  },
  drill: {
    operands: '',
    summary: 'makes every disaster in stores of its own, repairs each by these commands, and compares the bytes',
    options: [],
    load: async () => (await import('./drill-command.ts')).drillCommand,
  },
  gc: {
    operands: '',
    summary: 'removes the releases that no tab can still run',
    options: ['keep-days', 'dry-run'],
    load: async () => (await import('./gc-command.ts')).gcCommand,
  },
} satisfies Record<(typeof releaseCommands)[number], Command>
