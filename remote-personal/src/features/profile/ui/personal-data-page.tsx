import { type ReactNode, useState } from 'react'
import * as paths from '@xhkt/contract/paths'
import { AddressBook } from '@xhkt/kit/address/address-book'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { useAuth } from '@xhkt/platform/auth'
import { useSearchParams } from '@xhkt/platform/router'
import { useQuery } from '@xhkt/platform/query'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { emptyProfile } from '../model/profile-draft.ts'
import { profileQuery } from '../api/queries.ts'
import { AccountLinks } from './account-links.tsx'
import { AvatarField } from './avatar-field.tsx'
import { ProfileForm } from './profile-form.tsx'
import css from './personal-data-page.module.css'

/**
 * Counts how often another learner has logged in while this page is open. The first learner who becomes known does not count: they have
 * used the page since it was opened, and only the user detail arrived late.
 * @param learnerId - empty while the learner is not known
 */
function useLearnerChanges(learnerId: string): number {
  const [last, setLast] = useState({ learnerId, changes: 0 })
  if (learnerId !== '' && learnerId !== last.learnerId) {
    setLast({ learnerId, changes: last.learnerId === '' ? last.changes : last.changes + 1 })
  }
  return last.changes
}

interface FrameProps {
  isAddresses: boolean
  children: ReactNode
}

function Frame({ isAddresses, children }: FrameProps) {
  return (
    <PersonalLayout title="个人资料">
      <div className={css.tabs}>
        <ChoiceRow
          label="资料分类"
          look="tabs"
          choices={[
            { key: 'profile', name: '基本资料', href: paths.profile, current: !isAddresses },
            { key: 'address', name: '收货地址', href: paths.addresses, current: isAddresses },
          ]}
        />
      </div>
      {children}
    </PersonalLayout>
  )
}

const Addresses = () => (
  <>
    <p className={css.intro}>用于寄送纸质资料、兑换课程的教材和奖品，下单时可以直接选择。</p>
    <AddressBook guardsChanges />
  </>
)

/** The same form without values, so that nothing moves when the profile arrives. */
const loading = (
  <Skeleton part name="part">
    <div className={css.loading} inert>
      <ProfileForm profile={emptyProfile} />
    </div>
  </Skeleton>
)

function ProfileTab() {
  const learnerId = useAuth(({ user }) => user?.user_id ?? '')
  const changes = useLearnerChanges(learnerId)
  return (
    <Frame isAddresses={false}>
      <AvatarField key={changes} learnerId={learnerId} />
      <ReadView query={useQuery(profileQuery)} loading={loading}>
        {(profile) => <ProfileForm key={profile.user_id} profile={profile} />}
      </ReadView>
      <AccountLinks />
    </Frame>
  )
}

/** The learner's profile, and their delivery addresses at `?tab=address` (docs/product/personal.md#profile). */
export default function PersonalDataPage() {
  const [params] = useSearchParams()
  if (params.get('tab') !== 'address') return <ProfileTab />
  return (
    <Frame isAddresses>
      <Addresses />
    </Frame>
  )
}
