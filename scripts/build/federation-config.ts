import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { type SharedLibrary, sharedLibraries } from '@xhkt/platform/shared-libraries'
import { exposedChunk } from '@xhkt/release/pack/pack'
import { areaEntry } from './entries.ts'
import { root } from '../lib/paths.mjs'

const require = createRequire(path.join(root, 'shared/platform/package.json'))

function versionOf(library: SharedLibrary): string {
  const parts = library.name.split('/')
  const name = library.name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
  const file = name.startsWith('@xhkt/') ? path.join(root, 'shared', path.basename(name), 'package.json') : require.resolve(`${name}/package.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

const common = (library: SharedLibrary) => {
  const version = versionOf(library)
  return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` }
}

/** The host provides every library of the table. */
export function hostFederation(): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: 'host',
    shared: Object.fromEntries(sharedLibraries.map((library) => [library.name, { ...common(library), eager: library.eager }])),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  })
}

/** An area takes every library of the table from the host, and carries no copy. */
export function areaFederation(container: string, filename = 'container.min.js'): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: container,
    filename,
    exposes: { './entry': { import: areaEntry, name: exposedChunk } },
    shared: Object.fromEntries(sharedLibraries.map((library) => [library.name, { ...common(library), import: false as const }])),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
  })
}
