import type { ReactNode } from 'react'
import type { CourseCard } from '@xhkt/contract'
import { type EmptyList, type ListAnswer, ListResults } from '@xhkt/kit/list/list-results'
import { GridSkeleton } from '@xhkt/kit/ui/course-skeletons'
import { CompareBar } from '../compare/compare-bar.tsx'
import { ComparableCourses } from '../compare/comparable-courses.tsx'
import { type Choices, type HrefOf, isNarrowed } from './choices.ts'
import { noMatch } from './no-match.tsx'

interface Props {
  answer: ListAnswer<CourseCard>
  /** The number of courses, from `useTotal`; undefined while they are counted. */
  total: number | undefined
  /** Names the list for screen readers. */
  label: string
  choices: Choices
  hrefOf: HrefOf
  /** Cards per row. */
  columns?: 4 | 5
  /** Renders the texts of a card, for example with matches marked. */
  mark?: (text: string) => ReactNode
  /** Shown when the list has no course at all, whatever the filter. */
  empty: EmptyList
}

/** A page of courses with its pagination. */
export function Results({ answer, total, label, choices, hrefOf, columns = 5, mark, empty }: Props) {
  return (
    <>
      <ListResults
        answer={answer}
        page={choices.page}
        total={total}
        hrefOf={(page) => hrefOf({ page })}
        loading={<GridSkeleton columns={columns} />}
        empty={isNarrowed(choices) ? noMatch(hrefOf) : empty}
      >
        {(courses) => <ComparableCourses courses={courses} label={label} columns={columns} priorityCount={columns} mark={mark} />}
      </ListResults>
      <CompareBar />
    </>
  )
}
