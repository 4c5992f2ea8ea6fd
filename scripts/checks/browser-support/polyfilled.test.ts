/** @jest-environment node */
import type { Identifier } from '@mdn/browser-compat-data/types'
import { oldestVersions } from '../../build/browsers.ts'
import { compatData, type Feature, featureAt, versionWith } from './compat-data.ts'
import { polyfillOf, polyfills } from './polyfilled.ts'

const featuresIn = (...parent: string[]): Feature[] => {
  const owners = parent.reduce((found, name) => found[name] as Identifier, compatData as unknown as Identifier)
  const membersOf = (owner: string): string[][] => Object.keys(owners[owner] ?? {}).map((member) => [owner, member])
  const paths = Object.keys(owners).flatMap((owner) => [[owner], ...membersOf(owner)])
  return paths.map((path) => featureAt(...parent, ...path)).filter((found) => found !== undefined)
}

const polyfilled = [...featuresIn('api'), ...featuresIn('javascript', 'builtins')].filter(({ key }) => polyfills().includes(polyfillOf(key)))

test('each polyfill has the name of the feature that it brings', () => {
  expect(polyfills().length).toBeGreaterThan(5)
  expect(polyfilled.map(({ key }) => polyfillOf(key)).sort()).toEqual(polyfills().sort())
})

test('the boot script loads the polyfills only where URL.canParse is missing: it is the newest interface of them', () => {
  const asked = featureAt('api', 'URL', 'canParse_static')
  const later = Object.keys(oldestVersions).flatMap((browser) => {
    const since = asked ? versionWith(asked.compat, browser) : 0
    return polyfilled.filter(({ compat }) => versionWith(compat, browser) > since).map(({ key }) => `${key} in ${browser}`)
  })
  expect(later).toEqual([])
})
