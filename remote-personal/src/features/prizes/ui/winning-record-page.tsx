import type { ReactNode } from 'react'
import * as paths from '@xhkt/contract/paths'
import { pageHrefs, readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { useSearchParams } from '@xhkt/platform/router'
import { Rows } from '../../../common/rows/rows.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { rowBones, ContentSkeleton } from '../../../common/content-skeleton.tsx'
import { usePrizes } from '../model/use-prizes.ts'
import { PrizeItem } from './prize-item.tsx'

const empty = { title: '还没有中奖记录', description: '参加活动抽中的奖品会出现在这里', action: <AllCoursesLink /> }

const frame = (content: ReactNode) => <PersonalLayout title="中奖记录">{content}</PersonalLayout>

/** What the learner has won, with the address to be given and the parcel. */
export default function WinningRecordPage() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const answer = usePrizes(page)
  const total = useTotal(answer, paths.prizes)
  return (
    <ListResults
      answer={answer}
      page={page}
      total={total}
      hrefOf={pageHrefs(paths.prizes)}
      loading={frame(<ContentSkeleton>{rowBones}</ContentSkeleton>)}
      empty={empty}
      frame={frame}
    >
      {(prizes) => (
        <Rows>
          {prizes.map((prize) => (
            <PrizeItem key={prize.prize_id} prize={prize} />
          ))}
        </Rows>
      )}
    </ListResults>
  )
}
