import type { ReactNode } from 'react'
import * as paths from '@xhkt/contract/paths'
import { pageHrefs, readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { useNavigate, useSearchParams } from '@xhkt/platform/router'
import { Rows } from '../../../common/rows/rows.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { filledFeedback } from '../model/filled-feedback.ts'
import { orderBones, ContentSkeleton } from '../../../common/content-skeleton.tsx'
import { useFeedback } from '../model/use-feedback.ts'
import { FeedbackItem } from './feedback-item.tsx'
import { WriteFeedback } from './write-feedback.tsx'

const empty = {
  title: '还没有提交过反馈',
  description: '您提交的反馈和我们的回复会出现在这里；急需帮助时，也可以直接联系我们',
  action: <ButtonLink href={paths.contact}>联系我们</ButtonLink>,
}

/** The learner's feedback with the answers, and a form for more. */
export default function FeedbackPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const page = readPage(params)
  const answer = useFeedback(page)
  const total = useTotal(answer, paths.feedback)
  const filled = filledFeedback(params)
  // The new one is on the first page, and nothing is filled in again.
  const showFirstPage = () => {
    if (page > 1 || filled) void navigate(paths.feedback, { replace: filled !== undefined })
  }
  const frame = (content: ReactNode) => (
    <PersonalLayout title="意见反馈">
      <WriteFeedback onSent={showFirstPage} filled={filled} />
      {content}
    </PersonalLayout>
  )
  return (
    <ListResults
      answer={answer}
      page={page}
      total={total}
      hrefOf={pageHrefs(paths.feedback)}
      loading={frame(<ContentSkeleton>{orderBones}</ContentSkeleton>)}
      empty={empty}
      frame={frame}
    >
      {(list) => (
        <Rows>
          {list.map((feedback) => (
            <FeedbackItem key={feedback.feedback_id} feedback={feedback} />
          ))}
        </Rows>
      )}
    </ListResults>
  )
}
