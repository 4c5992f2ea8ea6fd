import { readAnswersBy } from '@xhkt/platform/api'
import * as paths from '@xhkt/contract/paths'
import { formatCount } from '@xhkt/kit/format'
import { useSearchParams } from '@xhkt/platform/router'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { categoryHref, readAddress } from '../model/list-address.ts'
import { placeOf, useCategoryTree } from '../model/use-category-tree.ts'
import { CategoryCourses } from './category-courses.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { answers } from '../../../common/answers.ts'

readAnswersBy(answers)

/** All categories as tiles. The first line of the filter has the sub-categories. */
export default function ClassifiedPage() {
  const [params] = useSearchParams()
  const address = readAddress(paths.classified, params)
  const tree = useCategoryTree()
  const { categoryId } = address
  const hrefOf = (id: string) => categoryHref(address, id)
  const { top } = placeOf(tree.tops, categoryId)
  const topId = top?.id ?? ''
  const all = { key: '', name: '全部', href: hrefOf(topId), current: categoryId === topId }
  const subs = (top?.children ?? []).map(({ id, name, course_count }) => ({
    key: id,
    name: `${name} ${formatCount(course_count)}`,
    href: hrefOf(id),
    current: id === categoryId,
  }))
  // A filter with one choice says nothing. Until the tree has loaded, the line keeps its place.
  const hasChoice = categoryId !== '' && !tree.failed && (tree.total === undefined || subs.length > 0)
  return (
    <>
      <CategoryTiles tree={tree} currentId={categoryId} hrefOf={hrefOf} />
      <CategoryCourses address={address} tops={tree.tops} columns={5}>
        {hasChoice && <ChoiceRow label="细分" choices={[all, ...subs]} />}
      </CategoryCourses>
    </>
  )
}
