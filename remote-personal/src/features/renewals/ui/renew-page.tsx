import * as paths from '@xhkt/contract/paths'
import { pageHrefs, readPage } from '@xhkt/kit/list/list-address'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { useQuery } from '@xhkt/platform/query'
import { useSearchParams } from '@xhkt/platform/router'
import { rowBones } from '../../../common/content-skeleton.tsx'
import { Rows } from '../../../common/rows/rows.tsx'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { renewalsQuery } from '../api/queries.ts'
import { RenewalItem } from './renewal-item.tsx'

const empty = {
  title: '没有需要续费的课程',
  description: '课程到期前 30 天会出现在这里',
  action: (
    <ButtonLink variant="primary" href={paths.myCourses}>
      我的课程
    </ButtonLink>
  ),
}

/** Courses that end soon or have ended, with their renewal price. */
export default function RenewPage() {
  const [params] = useSearchParams()
  const answer = useQuery(renewalsQuery(readPage(params)))
  return (
    <PersonalList title="续费课程" answer={answer} hrefOf={pageHrefs(paths.renewals)} bones={rowBones} empty={empty}>
      {(renewals) => (
        <Rows>
          {renewals.map((renewal) => (
            <RenewalItem key={renewal.course.id} renewal={renewal} />
          ))}
        </Rows>
      )}
    </PersonalList>
  )
}
