import type { ComponentType } from 'react'
import type { AgreementState, GroupDetail } from '@xhkt/contract'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import type { GroupStanding } from '@xhkt/kit/rules/group'
import * as paths from '@xhkt/contract/paths'
import { formatFen } from '@xhkt/kit/format'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { opensAnother } from '../../../common/group-text.ts'
import { MyCoursesLink } from '../../../common/my-courses-link.tsx'
import { StudyWays } from '../../../common/study-ways.tsx'
import css from './group.module.css'

interface GroupProps {
  group: GroupDetail
  /** Of the course; undefined while it is not known. */
  agreement?: AgreementState
}

const Study = ({ group, agreement }: GroupProps) => (
  <>
    <StudyWays course={group.course} agreement={agreement} />
    <MyCoursesLink size="lg" />
  </>
)

const BuyAlone = ({ group: { course } }: GroupProps) => (
  <ButtonLink size="lg" href={paths.payment(course.id)}>
    {`${formatFen(course.price)} 单独购买`}
  </ButtonLink>
)

function Join({ group }: GroupProps) {
  const { course, group_id, price } = group
  return (
    <>
      <ButtonLink variant="price" size="lg" href={paths.payment(course.id, group_id)}>
        {`${formatFen(price)} 去参团`}
      </ButtonLink>
      <BuyAlone group={group} />
    </>
  )
}

const PayOrder = ({ group: { pending_order_no = '' } }: GroupProps) => (
  <ButtonLink variant="price" size="lg" href={paths.payAgain(pending_order_no)}>
    去支付
  </ButtonLink>
)

const ToCourse = ({ group: { course }, isMain = false }: GroupProps & { isMain?: boolean }) => (
  <ButtonLink size="lg" variant={isMain ? 'primary' : 'default'} href={paths.course(course.id)}>
    {isMain ? '查看课程' : '返回课程'}
  </ButtonLink>
)

function NewGroup({ group }: GroupProps) {
  if (!opensAnother(group)) return <ToCourse group={group} isMain />
  return (
    <>
      <ButtonLink variant="primary" size="lg" href={paths.payment(group.course.id, 'new')}>
        另开一团
      </ButtonLink>
      <ToCourse group={group} />
    </>
  )
}

function Held({ group }: GroupProps) {
  return (
    <>
      {opensAnother(group) && (
        <ButtonLink variant="primary" size="lg" href={paths.payment(group.course.id, 'new')}>
          另开一团
        </ButtonLink>
      )}
      <BuyAlone group={group} />
    </>
  )
}

const Renew = ({ group }: GroupProps) => (
  <>
    <ButtonLink variant="primary" size="lg" href={paths.payment(group.course.id)}>
      续费
    </ButtonLink>
    <ToCourse group={group} />
  </>
)

const Look = ({ group }: GroupProps) => <ToCourse group={group} isMain />

const SoldOut = ({ group }: GroupProps) => (
  <>
    <AllCoursesLink size="lg" />
    <ToCourse group={group} />
  </>
)

const ways: Record<GroupStanding, ComponentType<GroupProps>> = {
  inviting: Study,
  complete: Study,
  owned: Study,
  unpaid: PayOrder,
  joinable: Join,
  held: Held,
  failed: NewGroup,
  closed: NewGroup,
  expired: Renew,
  'not-cheaper': Look,
  'sold-out': SoldOut,
  unknown: Look,
}

/** The buttons below a group. */
export function GroupActions({ standing, ...shown }: GroupProps & { standing: GroupStanding }) {
  const Ways = ways[standing]
  return (
    <div className={css.actions}>
      <Ways {...shown} />
    </div>
  )
}
