import type { Command } from './command.ts'

/** By name; `release` is what an area's name alone stands for. The code of each is loaded when it is the one that is run. */
export const commands: Record<string, Command> = {
  release: {
    operands: '<area|host>',
    summary: 'all of it: check, build, pack, verify, publish, skew, promote',
    options: ['why', 'base', 'expect-seq', 'dry-run'],
    load: async () => (await import('./release-command.ts')).releaseCommand,
  },
  pack: {
    operands: '<area|host>',
    summary: 'builds the area and packs a signed release, for verify and publish',
    options: ['dry-run'],
    load: async () => (await import('./pack-command.ts')).packCommand,
  },
  verify: {
    operands: '<area|host> [release]',
    summary: 'holds a release to its manifest and signature: the packed one, or one of the store',
    options: [],
    load: async () => (await import('./verify-command.ts')).verifyCommand,
  },
  publish: {
    operands: '<area|host>',
    summary: 'copies the packed release into the store; it is not live by that',
    options: ['dry-run'],
    load: async () => (await import('./publish-command.ts')).publishCommand,
  },
  skew: {
    operands: '<area|host> [release]',
    summary: 'opens the pages of a published release in Chromium, with the releases that it may meet, and records what is good',
    options: ['host', 'dry-run'],
    load: async () => (await import('./skew-command.ts')).skewCommand,
  },
  promote: {
    operands: '<area|host> [release]',
    summary: 'makes a published release live: the one of the sources as they are, or the one named; skew comes first',
    options: ['why', 'base', 'expect-seq', 'dry-run'],
    load: async () => (await import('./promote-command.ts')).promoteCommand,
  },
  canary: {
    operands: '<area> [release]',
    summary: 'gives a published release to a share of the browsers, changes the share, or ends it; skew comes first',
    options: ['share', 'why', 'base', 'expect-seq', 'dry-run'],
    load: async () => (await import('./canary-command.ts')).canaryCommand,
  },
  rollback: {
    operands: '<area|host> [release]',
    summary: 'takes the canary back if one is on, or else the live release; nothing is built',
    options: ['to', 'why', 'dry-run'],
    load: async () => (await import('./rollback-command.ts')).rollbackCommand,
  },
  watch: {
    operands: '<area|host>',
    summary: 'watches the newest release in the browsers, and takes it back by itself if too many page loads fail',
    options: ['beacons', 'threshold', 'min', 'for', 'every', 'dry-run'],
    load: async () => (await import('./watch-command.ts')).watchCommand,
  },
  status: {
    operands: '',
    summary: 'what is live of every area, since when and by whom',
    options: [],
    load: async () => (await import('./status-command.ts')).statusCommand,
  },
  log: {
    operands: '[area|host]',
    summary: 'who made what live, when and why; newest first',
    options: ['limit'],
    load: async () => (await import('./log-command.ts')).logCommand,
  },
  render: {
    operands: '',
    summary: 'writes the page that a web server sends, where it is not that of what is live; every command that changes it does the same',
    options: ['config', 'dry-run'],
    load: async () => (await import('./render-command.ts')).renderCommand,
  },
  gc: {
    operands: '',
    summary: 'removes the releases that no tab can still be on',
    options: ['keep-days', 'dry-run'],
    load: async () => (await import('./gc-command.ts')).gcCommand,
  },
}
