import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import type { BuildTarget } from '../build/base-config.ts'
import { hostConfigs } from '../build/host-config.ts'
import { root } from '../lib/paths.mjs'

/** One webpack build of the same sources without federation: the areas are linked, each page is a chunk. */
export function monolithConfigs(target: BuildTarget): Configuration[] {
  const [app, ...parts] = hostConfigs(target)
  const here = path.join(root, 'scripts/monolith')
  const replaced = [
    new webpack.NormalModuleReplacementPlugin(/federation\/load-page\.ts$|\.\/load-page\.ts$/, path.join(here, 'load-page.ts')),
    new webpack.NormalModuleReplacementPlugin(/federation\/provide\.ts$/, path.join(here, 'provide.ts')),
    new webpack.NormalModuleReplacementPlugin(/\/(check-for-update|devtools|react-of-host)\.ts$/, path.join(here, 'no-federation.ts')),
  ]
  const plugins = (app?.plugins ?? []).filter((plugin) => !['ModuleFederationPlugin', 'SourceMapDevToolPlugin'].includes(plugin?.constructor.name ?? ''))
  // The cache is that of the host's build, which has compiled most of these modules.
  const cache = { ...(app?.cache as object), readonly: true } as Configuration['cache']
  return [{ ...app, cache, plugins: [...plugins, ...replaced] }, ...parts]
}
