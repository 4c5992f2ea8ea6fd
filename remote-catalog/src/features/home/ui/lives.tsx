import type { LiveLesson } from '@xhkt/contract'
import { CardRow } from './card-row.tsx'
import { LiveCard } from './live-card.tsx'
import { Section } from './section.tsx'

/** Two rows of lessons that are on air or upcoming. `narrow` leaves a third of the page to what stands beside them. */
export function Lives({ lives, narrow, onBegin }: { lives: readonly LiveLesson[]; narrow: boolean; onBegin: () => void }) {
  return (
    <Section title="直播课">
      <CardRow label="直播课" columns={narrow ? 2 : 3}>
        {lives.slice(0, narrow ? 4 : 6).map((live) => (
          // The start is part of the key, so that a postponed lesson gets a new card.
          <li key={`${live.section_id} ${live.starts_at}`}>
            <LiveCard live={live} onBegin={onBegin} />
          </li>
        ))}
      </CardRow>
    </Section>
  )
}
