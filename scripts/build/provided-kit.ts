import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { importName } from '@xhkt/release/pack/bundled'
import { root } from '../lib/paths.mjs'

/** The shared library with the parts of the kit that the host provides. */
const providedKit = '@xhkt/kit/provided'

const kit = 'shared/kit/src'

/** The modules that `@xhkt/kit/provided` exports, relative to the root, with `/`. */
export function providedFiles(at = root): string[] {
  const list = readFileSync(path.join(at, kit, 'provided.ts'), 'utf8')
  return [...list.matchAll(/^export \* from '\.\/(.+)'$/gm)].map(([, file = '']) => `${kit}/${file}`)
}

/** Makes an area take these modules from the host, however they are imported: by their specifier, or by a path within the kit. */
export function kitOfHost(): webpack.WebpackPluginInstance {
  const files = new Set(providedFiles().map((file) => path.join(root, file)))
  const specifiers = new Set([...files].map((file) => importName(file, '')))
  return new webpack.NormalModuleReplacementPlugin(/^(\.|@xhkt\/kit\/)/, (resource: { context: string; request: string }) => {
    const { context, request } = resource
    if (specifiers.has(request) || files.has(path.join(context, request))) resource.request = providedKit
  })
}
