/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { areaConfigs } from '../build/area-config.ts'
import { hostConfigs } from '../build/host-config.ts'
import { faultsOfConfig, faultsOfSource } from './public-doors.ts'
import { root } from '../lib/paths.mjs'
import { sourceFiles } from '../lib/source-files.ts'

// Why builds use only public entries: docs/decisions/126-remotes-by-the-runtime.md
const target = { outDir: '/tmp/public-doors', uniqueName: 'xhkt_public_doors' }
const configs = [...hostConfigs({ owner: 'host', ...target }), ...areaConfigs({ owner: 'catalog', ...target })]

const isInRelease = (file: string): boolean =>
  /^(host\/src|remote-\w+\/src|shared\/\w+\/src|scripts\/build|scripts\/release\/pack)\//.test(file) && !/\.test\.|\/testing\//.test(file)

test('no build changes internals of a dependency', () => {
  expect(configs.flatMap(faultsOfConfig)).toEqual([])
})

test('no source uses internals of a dependency', () => {
  const files = sourceFiles('.ts', '.tsx', '.mjs', '.cjs').filter(isInRelease)
  const faults = files.flatMap((file) => faultsOfSource(readFileSync(path.join(root, file), 'utf8')).map((fault) => `${file}: ${fault}`))
  expect(faults).toEqual([])
})

test.each<[what: string, config: Configuration]>([
  ['an alias', { resolve: { alias: { axios$: '/app/axios/lib/adapters/xhr.js' } } }],
  ['a module that is switched off', { resolve: { alias: { '/app/axios/lib/helpers/cookies.js': false } } }],
  ['a source that is rewritten', { module: { rules: [{ test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: './strip.cjs' }] } }],
  ['a module that is replaced', { plugins: [new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist/, './own.mjs')] }],
])('a build with %s is found', (_, config) => {
  expect(faultsOfConfig(config)).toHaveLength(1)
})

test.each([
  ["export { default as xhr } from 'axios/unsafe/adapters/xhr.js'"],
  ["import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'"],
  ['const { __INSTANCES__ } = globalThis.__FEDERATION__'],
  ["module.generate = () => ''"],
  ['class PublicPath extends RuntimeModule {}'],
])('the source %s is found', (text) => {
  expect(faultsOfSource(text)).toHaveLength(1)
})
