import type { FoundCourse } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { useTotal } from '@xhkt/kit/list/use-total'
import { MarkedText } from '@xhkt/kit/search/marked-text'
import { classNames } from '@xhkt/kit/ui/class-names'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import { useSearchParams } from '@xhkt/platform/router'
import { hrefsOf, readChoices } from '../../../common/list/choices.ts'
import { ListHead } from '../../../common/list/list-head.tsx'
import { Results } from '../../../common/list/results.tsx'
import { teacher } from '../../../paths.ts'
import type { Keyword } from '../model/use-keyword.ts'
import { useSearch } from '../model/use-search.ts'
import { nothingFound } from './no-results.tsx'
import css from './search-results.module.css'

/** The way to a teacher whose whole name was searched for. */
function TeacherLink({ name, found = [] }: { name: string; found?: readonly FoundCourse[] }) {
  const course = found.find(({ teacher_name }) => teacher_name === name)
  return course ? (
    <a className={classNames(css.teacher, tallLink)} href={teacher(name, course.id)}>
      讲师主页
    </a>
  ) : null
}

/** The courses for a keyword, with the matches marked. */
export function SearchResults({ keyword: { shown, asked } }: { keyword: Keyword }) {
  const [params] = useSearchParams()
  const choices = readChoices(params)
  const answer = useSearch(asked, choices)
  const hrefOf = hrefsOf(paths.searchPath, { keyword: shown }, choices)
  const name = `“${shown}” 的搜索结果`
  const total = useTotal(answer, hrefOf({ sort: 'default' }))
  return (
    <div className={css.results}>
      <ListHead
        name={name}
        total={total}
        choices={choices}
        hrefOf={hrefOf}
        aside={<TeacherLink name={shown} found={answer.data?.list} />}
      />
      <Results
        answer={answer}
        total={total}
        label={name}
        choices={choices}
        hrefOf={hrefOf}
        mark={(text) => <MarkedText text={text} keyword={shown} />}
        empty={nothingFound(shown)}
      />
    </div>
  )
}
