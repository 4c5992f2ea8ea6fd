import * as paths from '@xhkt/contract/paths'
import { formatDuration } from '@xhkt/kit/format'
import { noteDrafts } from '@xhkt/kit/notes/note-drafts'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import css from './note-groups.module.css'

interface Props {
  learnerId: string
  /** The lessons whose notes are shown: each shows its drafts itself. */
  shown: ReadonlySet<string>
}

/** What this browser could not save yet of other lessons. A link leads to the lesson, where the draft is taken up. */
export function WaitingDrafts({ learnerId, shown }: Props) {
  const drafts = noteDrafts.of(learnerId).filter(({ section_id, text }) => !shown.has(section_id) && text.trim() !== '')
  if (drafts.length === 0) return null
  return (
    <section className={css.lesson} aria-labelledby="waiting-drafts">
      <h2 id="waiting-drafts" className={css.lessonTitle}>
        还没有保存的笔记
      </h2>
      <ul className={css.list}>
        {drafts.map(({ id, course_id, section_id, position, text }) => (
          <li key={id} className={css.draft}>
            <span className={css.draftText}>{text}</span>
            <a className={tallLink} href={`${paths.lesson(course_id, section_id, position)}#side=notes`}>
              到 {formatDuration(position)} 处理
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
