import { createHash } from 'node:crypto'
import { type ApiExport, kinds, type PublicApi } from './public-api.ts'

/** The most characters of a line. A longer line is cut, and its digest still shows every change. */
const longest = 2000

function cut(line: string): string {
  if (line.length <= longest) return line
  return `${line.slice(0, longest)} … (${line.length} characters, sha256 ${createHash('sha256').update(line).digest('hex').slice(0, 10)})`
}

/** The report of a package: one line per export, such as `- const toast: { … }`. */
export function publicApiText(name: string, api: PublicApi, major: number): string {
  const entries = Object.entries(api).map(([specifier, exports]) => {
    const lines = exports.map((one) => cut(`- ${one.kind} ${one.name}: ${one.signature}`))
    return [`## ${specifier}`, lines.join('\n') || 'No exports.'].join('\n\n')
  })
  const head = [`# Public API of ${name}`, `Contract major ${major}. Written by \`npm run report:contract\` from the sources; not to be edited.`]
  return `${[...head, ...entries].join('\n\n')}\n`
}

const line = new RegExp(`^- (${kinds.join('|')}) ([^:]+): (.*)$`)

/** Reads the exports from a report. */
export function parsePublicApi(text: string): PublicApi {
  const api: PublicApi = {}
  let exports: ApiExport[] = []
  for (const row of text.split('\n')) {
    const [, specifier] = /^## (\S+)$/.exec(row) ?? []
    if (specifier) api[specifier] = exports = []
    const [, kind, name = '', signature = ''] = line.exec(row) ?? []
    if (kind) exports.push({ kind: kind as ApiExport['kind'], name, signature })
  }
  return api
}
