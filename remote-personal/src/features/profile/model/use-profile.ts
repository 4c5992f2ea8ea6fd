import type { Profile, ProfileChange } from '@xhkt/contract'
import { errorCode } from '@xhkt/contract/constants'
import { useAction } from '@xhkt/kit/action/use-action'
import { writeAnswer } from '@xhkt/kit/query/write-answer'
import type { ApiError } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { profileQuery, saveProfile } from '../api/queries.ts'
import { foreignSession } from './foreign-session.ts'
import type { ProfileDraft, ProfileField } from './profile-draft.ts'

const fields: Partial<Record<number, ProfileField>> = {
  [errorCode.nicknameInvalid]: 'nickname',
  [errorCode.birthdayInvalid]: 'year',
  [errorCode.regionInvalid]: 'province',
  [errorCode.schoolUnavailable]: 'school',
  [errorCode.majorUnavailable]: 'major',
}

/** The field that a refusal is about; undefined: none, and a toast shows it. */
const fieldOf = ({ kind, code }: ApiError): ProfileField | undefined => (kind === 'business' ? fields[code] : undefined)

interface SaveOptions {
  learnerId: string
  onSaved: (edits: Partial<ProfileDraft>) => void
  /** A field was refused. */
  onRefused: (field: ProfileField, message: string) => void
}

interface Save {
  change: ProfileChange
  /** The edits that the change is made of. */
  edits: Partial<ProfileDraft>
}

/** Saves fields of the profile. The name shows in the top bar of every tab at once. */
export function useSaveProfile({ learnerId, onSaved, onRefused }: SaveOptions) {
  const client = useQueryClient()
  return useAction<Profile, Save>({
    before: () => {
      const refusal = foreignSession(learnerId)
      if (refusal !== null) toast.error(refusal)
      return Promise.resolve(refusal === null)
    },
    run: ({ change }, idempotencyKey) => saveProfile(change, { idempotencyKey, toast: (error) => fieldOf(error) === undefined }),
    onSuccess: async (saved, { edits }) => {
      await writeAnswer(client, profileQuery, saved)
      const { user, tag } = useAuth.getState()
      if (user?.user_id === saved.user_id) auth.setUser({ ...user, nickname: saved.nickname }, tag)
      toast.success('资料已保存')
      onSaved(edits)
    },
    onError: (error) => {
      const field = fieldOf(error)
      if (field) onRefused(field, error.message)
    },
  })
}
