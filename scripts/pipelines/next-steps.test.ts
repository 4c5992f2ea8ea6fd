/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../build/paths.ts'

const status = (release: string | null) => JSON.stringify({ ok: true, seq: 7, areas: ['catalog', 'host'].map((area) => ({ area, release })) })

function nextSteps(release: string | null, { area = 'catalog', share = '5', minutes = '10' } = {}): string[] {
  const env = { ...process.env, AREA: area, RELEASE: '1.1.0-b', CANARY_SHARE: share, WATCH_MINUTES: minutes }
  const { stdout } = spawnSync(process.execPath, [path.join(root, 'scripts/pipelines/next-steps.mjs')], { input: status(release), env, encoding: 'utf8' })
  return stdout.trim().split('\n')
}

describe('what a deploy has left to do', () => {
  it.each([
    ['a release after another', '1.0.0-a', {}, ['seq=7', 'promote=true', 'canary=true', 'watch=true']],
    ['one that is live already', '1.1.0-b', {}, ['seq=7', 'promote=false', 'canary=false', 'watch=false']],
    ['the first, which can be compared with none', null, {}, ['seq=7', 'promote=true', 'canary=false', 'watch=false']],
    ['the host, whose page is one for all', '1.0.0-a', { area: 'host' }, ['seq=7', 'promote=true', 'canary=false', 'watch=true']],
    ['staging, where nobody is', '1.0.0-a', { share: '0', minutes: '0' }, ['seq=7', 'promote=true', 'canary=false', 'watch=false']],
  ])('of %s', (_, live, settings, lines) => expect(nextSteps(live, settings)).toEqual(lines))
})
