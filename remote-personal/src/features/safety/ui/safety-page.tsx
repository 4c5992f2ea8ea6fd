import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { useAuth } from '@xhkt/platform/auth'
import { useQuery } from '@xhkt/platform/query'
import { ContentSkeleton } from '../../../common/content-skeleton.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { learnerQuery } from '../api/queries.ts'
import { AccountData } from './account-data.tsx'
import { DeviceList } from './device-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { safetyBones } from './safety-bones.tsx'
import { SignInSettings } from './sign-in-settings.tsx'

/** The learner's phone number. The session mostly knows it; then nothing is requested. */
function useLearnerPhone() {
  const known = useAuth((state) => state.user?.phone)
  // Without a session the page is about to close.
  const signedIn = useAuth((state) => state.token !== null)
  const query = useQuery({ ...learnerQuery, enabled: signedIn && known === undefined })
  return { ...query, data: known ?? query.data?.detail.phone }
}

const NoPhone = () => (
  <EmptyView
    title="还没有绑定手机号"
    description="修改密码需要手机验证码，请联系我们绑定手机号"
    action={
      <ButtonLink variant="primary" href={paths.contact}>
        联系我们
      </ButtonLink>
    }
  />
)

function Safety({ phone }: { phone: string }) {
  if (!phone) return <NoPhone />
  return (
    <>
      <SignInSettings phone={phone} />
      <PasswordForm key={phone} phone={phone} />
      <AccountData phone={phone} />
      {/* Stands last, as its height depends on the answer. */}
      <DeviceList />
    </>
  )
}

export default function SafetyPage() {
  return (
    <PersonalLayout title="安全设置">
      <ReadView query={useLearnerPhone()} loading={<ContentSkeleton>{safetyBones}</ContentSkeleton>}>
        {(phone) => <Safety phone={phone} />}
      </ReadView>
    </PersonalLayout>
  )
}
