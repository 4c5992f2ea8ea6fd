import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The title of a section; the part above the first one is `# Benchmark`. */
const titleOf = (section: string): string => section.split('\n', 1)[0] ?? ''

/** Replaces sections of a Markdown file by their titles, and adds those that it does not have. Each starts with `# ` or `## `. */
export function writeSections(file: string, sections: readonly string[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=##? )/m) : []
  const all = new Map([...before, ...sections].map((section) => [titleOf(section), section.trim()]))
  writeFileSync(file, `${[...all.values()].join('\n\n')}\n`)
}
