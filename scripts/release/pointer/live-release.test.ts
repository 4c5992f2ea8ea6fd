/** @jest-environment node */
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Registry } from '@xhkt/contract/federation/registry'
import { noticesName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { withLive } from './live-release.ts'

const file = { size: 1, brotli: 1, sha384: 'sha384-x' }
const manifest = (owner: Owner, ...names: string[]): ReleaseManifest => ({
  ...{ owner, release: '1.0.0-a', container: 'c', needs: { contract: 2 }, entry: ['entry.js'], routes: [], assets: {} },
  ...{ files: Object.fromEntries(names.map((name) => [name, file])), bundled: [], commit: null, built_at: '' },
})

test.each([
  ['with notices', ['entry.js', noticesName], '/1.0.0-a/third-party-notices.txt'],
  ['without notices', ['entry.js'], null],
])('the registry links third-party notices only if the release has them: a release %s', (_name, names, notices) => {
  const nothing: Registry = { seq: 1, areas: {} }
  const withHost = withLive(nothing, manifest('host', ...names), { previous: null })
  const registry = withLive(withHost, manifest('player', ...names), { previous: null })
  expect(registry.host?.notices).toBe(notices ? `/host${notices}` : undefined)
  expect(registry.areas.player?.notices).toBe(notices ? `/player${notices}` : undefined)
})
