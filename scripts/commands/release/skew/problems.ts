import type { Owner } from '@xhkt/contract/federation/areas'
import type { Problem } from '@xhkt/release/skew/records'

const releaseName = /\d+[._]\d+[._]\d+[-_]\w+/g
const digestInName = /\.[0-9a-f]{8,}(?=\.)/g

/** The text of a problem without names and digests, which differ between releases. */
const essence = ({ owner, path, why }: Problem): string =>
  [owner, path, why.replaceAll(releaseName, '').replaceAll(digestInName, '')].join(' ')

/** The found problems that are not known. */
export function newProblems(found: Problem[], known: Problem[]): Problem[] {
  const before = new Set(known.map(essence))
  return found.filter((problem) => !before.has(essence(problem)))
}

/** The text of an error in the console. For a file that fails to load, Chromium says the address beside the text alone. */
export function loggedText(text: string, url: string): string {
  if (!text.startsWith('Failed to load resource') || !URL.canParse(url)) return text
  const { origin, pathname } = new URL(url)
  return `${text}: ${origin}${pathname}`
}

/** Drops repetitions: the console logs an error, and the host logs the same error again with the name of the release. */
export function withoutEchoes(texts: string[]): string[] {
  const firstLines = [...new Set(texts.map((text) => text.split('\n', 1)[0] ?? ''))]
  const bare = (text: string): string => text.replace(/^(Uncaught )?\w*Error: /, '')
  return firstLines.filter((text) => !firstLines.some((other) => other !== text && other.endsWith(`: ${bare(text)}`)))
}

/** One line for each problem of an owner, with every page that has it. */
export function linesOf(problems: Problem[]): { owner: Owner; line: string }[] {
  const groups = new Map<string, { owner: Owner; paths: string[]; why: string }>()
  for (const { owner, path, why } of problems) {
    const group = groups.get(`${owner} ${why}`) ?? { owner, paths: [], why }
    group.paths.push(path)
    groups.set(`${owner} ${why}`, group)
  }
  return [...groups.values()].map(({ owner, paths, why }) => ({ owner, line: `${paths.join(', ')}: ${why}` }))
}
