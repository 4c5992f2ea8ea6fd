import { buildSync, type Metafile } from 'esbuild'

export interface Linked {
  /** Files of the project, relative to its root, with `/`. */
  files: string[]
  /** Imports that are not followed: packages, and modules that the host provides. */
  imports: { specifier: string; importer: string }[]
}

const assets = ['.svg', '.png', '.jpg', '.webp', '.avif', '.gif', '.woff', '.woff2']

/** The import graph of the project's scripts, styles, pictures and fonts, without types. */
export class ModuleGraph {
  private readonly inputs: Metafile['inputs']

  /** Reads all modules that the entries (relative to the root) import, directly or not, except those in `packages`. */
  constructor(root: string, entries: string[], packages: string[]) {
    const { metafile } = buildSync({
      absWorkingDir: root,
      // One entry is linked faster than many.
      stdin: { contents: entries.map((entry) => `import ${JSON.stringify(`./${entry}`)}`).join('\n'), resolveDir: root },
      bundle: true,
      metafile: true,
      write: false,
      outdir: 'out',
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      // Without compiler options, esbuild drops imports of types as swc does.
      tsconfigRaw: {},
      // antd's style sheets may not be generated yet. The sources that generate them are hashed (`antd-css.ts`).
      external: [...packages, './generated/*'],
      loader: Object.fromEntries(assets.map((ending) => [ending, 'empty'])),
      logLevel: 'silent',
    })
    this.inputs = metafile.inputs
  }

  /** The modules in a bundle of these entries. What the host provides, by specifier or by file, is not followed. */
  linkedFrom(entries: string[], provided: readonly string[] = []): Linked {
    const files = new Set(entries)
    const imports: Linked['imports'] = []
    for (const importer of files) {
      for (const { path, original = path, external } of this.inputs[importer]?.imports ?? []) {
        if (external || provided.includes(original)) imports.push({ specifier: original, importer })
        else if (!provided.includes(path)) files.add(path)
      }
    }
    return { files: [...files], imports }
  }
}
