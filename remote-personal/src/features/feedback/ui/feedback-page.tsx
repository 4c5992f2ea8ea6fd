import * as paths from '@xhkt/contract/paths'
import { pageHrefs, readPage } from '@xhkt/kit/list/list-address'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { useQuery } from '@xhkt/platform/query'
import { useNavigate, useSearchParams } from '@xhkt/platform/router'
import { orderBones } from '../../../common/content-skeleton.tsx'
import { Boxes } from '../../../common/rows/boxes.tsx'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { feedbackQuery } from '../api/queries.ts'
import { filledFeedback } from '../model/filled-feedback.ts'
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
  const answer = useQuery(feedbackQuery(page))
  const filled = filledFeedback(params)
  // The new one is on the first page, and nothing is filled in again.
  const showFirstPage = () => {
    if (page > 1 || filled) void navigate(paths.feedback, { replace: filled !== undefined })
  }
  return (
    <PersonalList
      title="意见反馈"
      head={<WriteFeedback onSent={showFirstPage} filled={filled} />}
      answer={answer}
      hrefOf={pageHrefs(paths.feedback)}
      bones={orderBones}
      empty={empty}
    >
      {(list) => (
        <Boxes>
          {list.map((feedback) => (
            <FeedbackItem key={feedback.feedback_id} feedback={feedback} />
          ))}
        </Boxes>
      )}
    </PersonalList>
  )
}
