import type { LiveLesson } from '@xhkt/shared/contract'
import { classNames } from '@xhkt/shared/ui/class-names'
import { LiveCard } from './live-card.tsx'
import { Section } from './section.tsx'
import css from './lives.module.css'

/** Two rows of the lessons that are on air or come next; `narrow` leaves a third of the page to what stands beside it. */
export function Lives({ lives, narrow, onBegin }: { lives: readonly LiveLesson[]; narrow: boolean; onBegin: () => void }) {
  return (
    <Section title="直播课">
      <ul className={classNames(css.list, narrow && css.narrow)} aria-label="直播课">
        {lives.slice(0, narrow ? 4 : 6).map((live) => (
          // One that was put off begins anew.
          <li key={`${live.section_id} ${live.starts_at}`}>
            <LiveCard live={live} onBegin={onBegin} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
