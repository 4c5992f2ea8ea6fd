import * as paths from '@xhkt/contract/paths'
import { pageHrefs, readPage } from '@xhkt/kit/list/list-address'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { useQuery } from '@xhkt/platform/query'
import { useSearchParams } from '@xhkt/platform/router'
import { rowBones } from '../../../common/content-skeleton.tsx'
import { Boxes } from '../../../common/rows/boxes.tsx'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { prizesQuery } from '../api/queries.ts'
import { PrizeItem } from './prize-item.tsx'

const empty = { title: '还没有中奖记录', description: '参加活动抽中的奖品会出现在这里', action: <AllCoursesLink /> }

/** What the learner has won, with the address to be given and the parcel. */
export default function WinningRecordPage() {
  const [params] = useSearchParams()
  const answer = useQuery(prizesQuery(readPage(params)))
  return (
    <PersonalList title="中奖记录" answer={answer} hrefOf={pageHrefs(paths.prizes)} bones={rowBones} empty={empty}>
      {(prizes) => (
        <Boxes>
          {prizes.map((prize) => (
            <PrizeItem key={prize.prize_id} prize={prize} />
          ))}
        </Boxes>
      )}
    </PersonalList>
  )
}
