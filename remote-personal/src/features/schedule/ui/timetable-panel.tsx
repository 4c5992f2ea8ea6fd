import type { Timetable } from '@xhkt/contract'
import { Switch } from '@xhkt/kit/ui/switch'
import { useSwitch } from '../model/use-switch.ts'
import css from './timetable-panel.module.css'

function TimetableRow({ timetable }: { timetable: Timetable }) {
  const { turn, busy } = useSwitch(timetable)
  const { title, teacher_name } = timetable.course
  return (
    <li>
      <Switch checked={timetable.enabled} busy={busy} onChange={turn}>
        <span className={css.title} title={title}>
          {title}
        </span>
        {teacher_name && <span className={css.teacher}>{teacher_name}</span>}
      </Switch>
    </li>
  )
}

/** The timetables of the learner, each of which is on or off. */
export const TimetablePanel = ({ timetables }: { timetables: readonly Timetable[] }) => (
  <section className={css.panel} aria-labelledby="timetables-title">
    <h2 id="timetables-title" className={css.heading}>
      我的课程表
    </h2>
    <ul className={css.list}>
      {timetables.map((timetable) => (
        <TimetableRow key={timetable.timetable_id} timetable={timetable} />
      ))}
    </ul>
  </section>
)
