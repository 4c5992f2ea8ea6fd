import { readAnswersBy } from '@xhkt/platform/api'
import { useKeyword } from '../model/use-keyword.ts'
import { NoKeyword, TooLong } from './no-results.tsx'
import { SearchResults } from './search-results.tsx'
import { answers } from '../../../common/answers.ts'

readAnswersBy(answers)

export default function SearchPage() {
  const keyword = useKeyword()
  if (keyword.tooLong) return <TooLong keyword={keyword.shown} />
  return keyword.shown ? <SearchResults keyword={keyword} /> : <NoKeyword />
}
