import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { Bench } from '../row.ts'
import { median } from '../table.ts'
import { entries, type Entry, measureFirstFrame } from './measure-lesson.ts'

const lessonHeading = '## First picture of a lesson'

/** The longest time that a lesson may take, as a multiple of the bare page's time. */
const bars: Record<Entry, number | null> = { bare: null, 'course page': 1.25, cold: 1.6 }
const names: Record<Entry, string> = { bare: 'bare page', 'course page': 'lesson, entered from its course', cold: 'lesson, cold' }

/** Bytes of the scripts and styles that the lesson page loads beside the host's first scripts, without the media engine. */
function pageBytes(player: ReleaseManifest): number {
  const { js = [], css = [] } = player.assets.lesson ?? {}
  return [...new Set([...player.entry, ...js, ...css])].reduce((sum, name) => sum + (player.files[name]?.brotli ?? 0), 0)
}

/** Measures the first picture of a lesson beside that of a bare page, and that of a baseline if there is one, in turn, and describes it. */
export async function measureLesson({ browser, sites, runs, log }: Bench, player: ReleaseManifest): Promise<string> {
  const [now, before] = sites
  const times: Record<Entry, number[]> = { bare: [], 'course page': [], cold: [] }
  const beforeTimes: Record<Entry, number[]> = { bare: [], 'course page': [], cold: [] }
  for (let run = 0; run < runs; run++) {
    for (const entry of entries) {
      times[entry].push(await measureFirstFrame(browser, now?.url ?? '', entry))
      // The server of another checkout has no bare page.
      if (before && entry !== 'bare') beforeTimes[entry].push(await measureFirstFrame(browser, before.url, entry))
    }
    log(`  first picture of a lesson ${run + 1}/${runs}`)
  }
  const rows = entries.map((entry) => {
    // The ratio is taken in each round, because the load of the machine changes from round to round.
    const ratio = median(times[entry].map((time, run) => time / (times.bare[run] ?? time)))
    const baseline = before ? ` ${Math.round(median(beforeTimes[entry])) || ''} |` : ''
    return `| ${names[entry]} |${baseline} ${Math.round(median(times[entry]))} | ${ratio.toFixed(2)} | ${bars[entry]?.toFixed(2) ?? ''} |`
  })
  return `${lessonHeading}

From the click, or from the start of the navigation, to the first decoded frame; the same line and processor, medians of ${runs}. The bare page
has a video element, hls.js (light) with the player's options, and the same playlist address, and comes from the same server.

| page |${before ? ' before ms |' : ''} first frame ms | × | at most |
| --- |${before ? ' --: |' : ''} --: | --: | --: |
${rows.join('\n')}

The lesson page has ${(pageBytes(player) / 1024).toFixed(1)} KB of scripts and styles beside the host's first scripts and the media engine; at most 45 KB.
`
}
