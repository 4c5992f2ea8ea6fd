import { type EngineFigures, engineName, healthOf, sumFigures } from '@xhkt/contract/federation/release-figures'
import { isSupportedEngine, type OldestVersions } from '../browser-engines.ts'
import type { Figures } from './collector.ts'

export interface Limits {
  /** The oldest browsers that the product supports. Older ones do not count. */
  oldest: OldestVersions
  /** Percent of the page loads that may fail. */
  threshold: number
  /** The least number of page loads for a judgement. */
  min: number
}

export interface Judged {
  /** The figures of all supported browsers. */
  all: Figures
  /** The one engine in which the release fails, while it works in the others. */
  alone: { engine: string; figures: Figures } | null
  /** Too many page loads fail: of all, or in one engine alone. */
  bad: boolean
}

function sumOf({ area, release }: Figures, parts: EngineFigures[]): Figures {
  const sum = sumFigures(parts)
  return { area, release, ...sum, ...healthOf(sum) }
}

/** Judges a release by the figures of the supported browsers, or by its sums if the collector does not tell engines apart. */
export function judge(figures: Figures, { oldest, threshold, min }: Limits): Judged {
  const fails = ({ openings, share }: Figures): boolean => openings >= min && share * 100 > threshold
  if (!figures.by_engine) return { all: figures, alone: null, bad: fails(figures) }
  const parts = figures.by_engine.filter(({ engine }) => isSupportedEngine(engine, oldest))
  const all = sumOf(figures, parts)
  const only = (fits: (part: EngineFigures) => boolean): Figures => sumOf(figures, parts.filter(fits))
  const engines = [...new Set(parts.map(engineName))].filter(Boolean)
  const alone = engines
    .filter((engine) => {
      const others = only((part) => engineName(part) !== engine)
      return fails(only((part) => engineName(part) === engine)) && others.openings >= min && !fails(others)
    })
    .map((engine) => ({ engine, figures: only((part) => engineName(part) === engine) }))
  return { all, alone: alone.length === 1 ? alone[0] ?? null : null, bad: fails(all) || alone.length > 0 }
}
