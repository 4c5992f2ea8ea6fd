import type { ReactNode } from 'react'
import type { CalendarLesson, Note, StudyData } from '@xhkt/contract'
import { liveState } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { dateText, momentText } from '@xhkt/kit/format'
import { hoursAndMinutes } from '@xhkt/kit/format/hours-and-minutes'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import { type Read, ReadView } from '@xhkt/kit/ui/read-view'
import { readAnswersBy, useNow } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'
import { useQuery } from '@xhkt/platform/query'
import { lastNoteQuery, livesUntilQuery, studyDataQuery } from '../../api/queries.ts'
import { studyStreak } from '../../model/study-streak.ts'
import { answers } from './answers.ts'
import css from './today-facts.module.css'

readAnswersBy(answers)

const MINUTE_MS = 60_000
/** How far ahead a live lesson is looked for, beyond today: a week in all. */
const SIX_DAYS = 6 * 86_400

// Study time, lessons and notes change while the learner is on another page.
const fresh = { staleTime: 0 }

interface FactProps<Data> {
  name: string
  query: Read<Data>
  children: (data: Data) => { href: string; text: string }
}

/** One line with its name, which leads to where there is more. It has one height, whatever it shows. */
function Fact<Data>({ name, query, children }: FactProps<Data>) {
  const line = (content: ReactNode) => (
    <li className={css.fact}>
      <span className={css.name}>{name}</span>
      {content}
    </li>
  )
  return (
    <ReadView
      query={query}
      loading={line(<span className={css.bone} />)}
      renderError={() => line(<InlineReadError name={name} query={query} />)}
    >
      {(data) => {
        const { href, text } = children(data)
        return line(
          <a className={css.text} href={href} title={text}>
            {text}
          </a>,
        )
      }}
    </ReadView>
  )
}

function studyText(data: StudyData, goal: string | undefined): string {
  const streak = studyStreak(data)
  const today = data.today > 0 ? `已学 ${hoursAndMinutes(data.today)}` : '还没有学习'
  return [today, streak > 1 && `连续 ${streak} 天`, goal && `目标：${goal}`].filter(Boolean).join(' · ')
}

function liveLine(lessons: readonly CalendarLesson[], now: number) {
  const next = lessons.find(({ ends_at, live_state }) => ends_at > now && live_state !== liveState.ended)
  if (!next) return { href: paths.liveCalendar, text: '一周内没有直播' }
  const when = next.live_state === liveState.onAir ? '进行中' : momentText(next.starts_at, now)
  return { href: next.live_room_id ? paths.liveRoom(next.live_room_id) : paths.liveCalendar, text: `${when} · ${next.title}` }
}

const noteLine = (note: Note | undefined) =>
  note ? { href: paths.lesson(note.course_id, note.section_id, note.position), text: note.text } : { href: paths.notes, text: '还没有笔记' }

/** What the day holds for the learner: study time and goal, the next live lesson, the last note. */
export function TodayFacts() {
  const now = useNow(MINUTE_MS)
  const goal = useAuth((state) => state.tag?.name)
  const study = useQuery({ ...studyDataQuery(), ...fresh })
  const lives = useQuery(livesUntilQuery(dateText(now + SIX_DAYS)))
  const notes = useQuery({ ...lastNoteQuery(), ...fresh })
  return (
    <ul className={css.facts} aria-label="今日">
      <Fact name="学习" query={study}>
        {(data) => ({ href: paths.myCourses, text: studyText(data, goal) })}
      </Fact>
      <Fact name="直播" query={lives}>
        {({ list }) => liveLine(list, now)}
      </Fact>
      <Fact name="笔记" query={notes}>
        {({ list }) => noteLine(list[0])}
      </Fact>
    </ul>
  )
}
