import type { Vital } from '@xhkt/contract/federation/beacon'

/** The 75th percentile of a Web Vital, over the loads of one page of one release. */
export interface VitalFigures extends Omit<Vital, 'value'> {
  p75: number
  loads: number
}

/** Values are rounded to multiples of these: 50 ms, 10 ms, and a hundredth. */
const widths: Record<Vital['name'], number> = { LCP: 50, INP: 10, CLS: 0.01 }
/** Everything above counts as this one. */
const lastBucket = 1_000

export const bucketOf = ({ name, value }: Pick<Vital, 'name' | 'value'>): number => Math.min(lastBucket, Math.round(value / widths[name]))

export interface BucketCount extends Omit<Vital, 'value'> {
  bucket: number
  count: number
}

/** The 75th percentile of each page and release. The buckets of a page come with the lowest first. */
export function percentiles(counts: BucketCount[]): VitalFigures[] {
  const groups = new Map<string, BucketCount[]>()
  for (const part of counts) {
    const key = [part.area, part.release, part.page, part.name].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), part])
  }
  return [...groups.values()].flatMap((parts) => {
    const loads = parts.reduce((sum, { count }) => sum + count, 0)
    let below = 0
    const found = parts.find(({ count }) => (below += count) >= loads * 0.75)
    if (!found) return []
    const { bucket, count: _, ...names } = found
    return [{ ...names, p75: Number((bucket * widths[names.name]).toFixed(2)), loads }]
  })
}
