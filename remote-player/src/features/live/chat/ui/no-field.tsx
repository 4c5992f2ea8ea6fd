import * as paths from '@xhkt/contract/paths'
import type { LiveRoom } from '@xhkt/contract'
import { AgreementButton } from '@xhkt/kit/agreement/agreement-button'
import { auth } from '@xhkt/platform/auth'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { accessWords, type ChatAccess } from '../model/chat-access.ts'
import css from './chat-panel.module.css'

interface NoFieldProps {
  room: LiveRoom
  access: Exclude<ChatAccess, 'open'>
}

function WayOn({ room, access }: NoFieldProps) {
  const { course_id: courseId, course_title: courseTitle, agreement_state: state, userInfo } = room
  const isVisitor = userInfo.userId === ''
  return (
    <span className={css.ways}>
      {access === 'sign' && state && <AgreementButton size="sm" variant="primary" {...{ courseId, courseTitle, state }} />}
      {access === 'buy' && (
        <ButtonLink size="sm" variant="price" href={paths.payment(courseId)}>
          立即购买
        </ButtonLink>
      )}
      {(access === 'login' || (access === 'buy' && isVisitor)) && (
        <Button size="sm" variant={access === 'login' ? 'primary' : 'default'} onClick={() => auth.openLogin()}>
          登录
        </Button>
      )}
    </span>
  )
}

/** In place of the field: why one cannot write, and the way on. */
export const NoField = (props: NoFieldProps) => (
  <div className={css.foot}>
    {accessWords[props.access]}
    <WayOn {...props} />
  </div>
)
