import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import postcssPresetEnv from 'postcss-preset-env'
import { styleOptions } from '../../build/browsers.ts'
import { root } from '../../lib/paths.mjs'

/** The style sheets of the sources, compiled as in the builds. */
export function compiledStyles(): [file: string, css: string][] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.css'], { cwd: root, encoding: 'utf8' })
  const compiler = postcss([postcssPresetEnv(styleOptions)])
  return listed
    .split('\n')
    .filter((file) => /^(host|remote-\w+|shared\/\w+)\/src\//.test(file))
    .map((file) => [file, compiler.process(readFileSync(path.join(root, file), 'utf8'), { from: file }).css])
}
