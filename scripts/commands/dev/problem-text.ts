import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { WebpackError } from 'webpack'
import { root } from '../../lib/paths.mjs'

/** Lines of code before and after the line with the problem. */
const around = 2

/** The lines around a position in a file, with a mark below the column, which counts from 0. */
function codeFrame(file: string, { line, column }: { line: number; column: number }): string {
  const lines = readFileSync(file, 'utf8').split('\n')
  const first = Math.max(1, line - around)
  const width = String(line + around).length
  return lines
    .slice(first - 1, line + around)
    .flatMap((text, index) => {
      const number = first + index
      const shown = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`
      return number === line ? [shown, `  ${' '.repeat(width)} | ${' '.repeat(column)}^`] : [shown]
    })
    .join('\n')
}

/** The message of a loader, without the loader's name and stack. */
const withoutLoader = (message: string): string =>
  stripVTControlCharacters(message)
    .replace(/^Module build failed \(from .*\):\s+(?:Error: )?/, '')
    .split(/\n\s*(?:Caused by|Stack backtrace):|\n\s+at /, 1)
    .join('')
    .trimEnd()

/** A problem of a compilation: file, line, what is wrong, and the code around it. */
export function problemText({ module, loc, message }: Pick<WebpackError, 'module' | 'loc' | 'message'>): string {
  const text = withoutLoader(message).replaceAll(`${root}${path.sep}`, '')
  const { resource } = (module ?? {}) as { resource?: string }
  const file = resource?.split('?', 1)[0]
  if (!file) return text
  const name = path.relative(root, file).split(path.sep).join('/')
  const start = loc && 'start' in loc ? loc.start : null
  if (!start || !('line' in start)) return text.includes(name) ? text : `${name}\n${text}`
  const position = { line: start.line, column: start.column ?? 0 }
  return `${name}:${position.line}:${position.column + 1}\n${text}\n${codeFrame(file, position)}`
}
