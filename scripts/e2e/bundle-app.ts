import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { root } from '../lib/paths.mjs'
import { bundledApp } from './app-process.ts'

/** Bundles the modules of the project, which keep their own address: some find a file beside them by it. Packages are not bundled. */
const projectModules: Plugin = {
  name: 'project-modules',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^.]/ }, async ({ path: specifier, pluginData, ...from }) => {
      if (pluginData === 'asked here' || specifier.startsWith('node:')) return null
      const found = await bundler.resolve(specifier, { ...from, pluginData: 'asked here' })
      return /[\\/]node_modules[\\/]/.test(found.path) ? { path: pathToFileURL(found.path).href, external: true } : found
    })
    bundler.onLoad({ filter: /\.(ts|tsx|mjs)$/ }, async ({ path: file }) => {
      const address = JSON.stringify(pathToFileURL(file).href)
      return { contents: (await readFile(file, 'utf8')).replaceAll('import.meta.url', address), loader: 'default' }
    })
  },
}

/** Bundles the server of the tests to JavaScript. A run starts it thirty times, and most of a start would go into compiling 500 modules. */
export async function bundleApp(): Promise<void> {
  const { outputFiles: [bundle] } = await build({
    entryPoints: [path.join(root, 'scripts/serve/main.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    // The condition `module` is for bundlers alone: Node would load another file.
    conditions: [],
    plugins: [projectModules],
  })
  await mkdir(path.dirname(bundledApp), { recursive: true })
  // Another run may start a server meanwhile.
  await writeFile(`${bundledApp}.${process.pid}`, bundle?.contents ?? '')
  await rename(`${bundledApp}.${process.pid}`, bundledApp)
}
