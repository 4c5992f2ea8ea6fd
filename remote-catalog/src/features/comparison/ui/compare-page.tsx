import { readAnswersBy } from '@xhkt/platform/api'
import * as paths from '@xhkt/contract/paths'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import * as words from '@xhkt/kit/words'
import { answers } from '../../../common/answers.ts'
import { mostCompared } from '../../../common/compare/compared.ts'
import { NamedPage } from '../../../common/named-page.tsx'
import { type Column, useComparison } from '../model/use-comparison.ts'
import { CompareSkeleton } from '../../../skeletons.tsx'
import { ComparisonTable } from './comparison-table.tsx'

readAnswersBy(answers)

const NoCourses = () => (
  <EmptyView
    page
    title="还没有选择要对比的课程"
    description={`在课程列表或课程页点“对比”，最多选择 ${mostCompared} 门`}
    action={<AllCoursesLink />}
  />
)

const AllGone = () => (
  <EmptyView
    page
    title={words.courseNotFound}
    description="您可以添加其他课程来对比"
    action={
      <ButtonLink variant="primary" href={paths.categories}>
        添加课程
      </ButtonLink>
    }
  />
)

/** A retry leaves the other courses in sight. */
function isLoading(columns: readonly Column[]): boolean {
  const areNoneKnown = columns.every(({ course }) => !course)
  return columns.some(({ course, error, isRetried }) => !course && !error && (areNoneKnown || !isRetried))
}

/** Whether no course can be read. */
const isUnread = (columns: readonly Column[]): boolean => columns.every(({ course }) => !course)

export default function ComparePage() {
  const { ids, columns } = useComparison()
  if (columns.length === 0) return <NoCourses />
  if (columns.every(({ isGone }) => isGone)) return <AllGone />
  if (isLoading(columns)) return <CompareSkeleton columns={columns.length} />
  const [failed] = columns.filter(({ isGone }) => !isGone)
  if (failed && isUnread(columns)) {
    const retry = () => columns.forEach((column) => !column.isGone && column.retry())
    return (
      <NamedPage name="课程对比">
        <ErrorView error={failed.error} onRetry={retry} retrying={columns.some(({ isFetching }) => isFetching)} />
      </NamedPage>
    )
  }
  return <ComparisonTable ids={ids} columns={columns} />
}
