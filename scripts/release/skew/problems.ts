import type { Owner } from '@xhkt/contract/federation/areas'

/** Something that a page shows, or says in the console, and that it should not. */
export interface Problem {
  /** Whose page. */
  owner: Owner
  path: string
  why: string
}

const releaseName = /\d+[._]\d+[._]\d+[-_]\w+/g
const digestInName = /\.[0-9a-f]{8,}(?=\.)/g

/** What stays of a problem when the same fault is met in another release. */
const essence = ({ owner, path, why }: Problem): string =>
  [owner, path, why.replaceAll(releaseName, '').replaceAll(digestInName, '')].join(' ')

/** What is found here and was not there already. */
export function newProblems(found: Problem[], known: Problem[]): Problem[] {
  const before = new Set(known.map(essence))
  return found.filter((problem) => !before.has(essence(problem)))
}

/** What was said once more in other words is left out: the console shows an error before the host names whose it is. */
export function withoutEchoes(texts: string[]): string[] {
  const firstLines = [...new Set(texts.map((text) => text.split('\n', 1)[0] ?? ''))]
  const bare = (text: string): string => text.replace(/^(Uncaught )?\w*Error: /, '')
  return firstLines.filter((text) => !firstLines.some((other) => other !== text && other.endsWith(`: ${bare(text)}`)))
}

/** A line for each fault of an owner, with every page that has it. */
export function linesOf(problems: Problem[]): { owner: Owner; line: string }[] {
  const groups = new Map<string, { owner: Owner; paths: string[]; why: string }>()
  for (const { owner, path, why } of problems) {
    const group = groups.get(`${owner} ${why}`) ?? { owner, paths: [], why }
    group.paths.push(path)
    groups.set(`${owner} ${why}`, group)
  }
  return [...groups.values()].map(({ owner, paths, why }) => ({ owner, line: `${paths.join(', ')}: ${why}` }))
}
