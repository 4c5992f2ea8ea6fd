import { readAnswersBy } from '@xhkt/platform/api'
import * as paths from '@xhkt/contract/paths'
import { useSearchParams } from '@xhkt/platform/router'
import { categoryHref, readAddress } from '../model/list-address.ts'
import { useCategoryTree } from '../model/use-category-tree.ts'
import { CategoryCourses } from './category-courses.tsx'
import { CategoryTree } from './category-tree.tsx'
import sizes from '../../../sizes.module.css'
import css from './categories-page.module.css'
import { answers } from '../../../common/answers.ts'

readAnswersBy(answers)

export default function CategoriesPage() {
  const [params] = useSearchParams()
  const address = readAddress(paths.categories, params)
  const tree = useCategoryTree()
  return (
    <div className={sizes.besideTree}>
      <CategoryTree tree={tree} currentId={address.categoryId} hrefOf={(id) => categoryHref(address, id)} />
      <div className={css.courses}>
        <CategoryCourses address={address} tops={tree.tops} columns={4} />
      </div>
    </div>
  )
}
