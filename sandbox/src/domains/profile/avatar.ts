import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { addPicture, takePictures } from '../pictures/pictures.ts'

/** Avatars of a learner in 24 hours. */
export const avatarsPerDay = 20
const day = 86_400

const recent = query<{ count: number; first: number }>(
  "SELECT count(*) AS count, coalesce(min(created_at), 0) AS first FROM picture WHERE user_id = ? AND purpose = 'avatar' AND created_at > ?",
)

/** Replaces the avatar. Earlier ones stay: the learner's evaluations show them. */
export function changeAvatar(context: Context, user: User, file: Uint8Array): { avatar: string } {
  const { db, clock } = context
  const made = db.get(recent, user.id, clock.now() - day)
  if (made && made.count >= avatarsPerDay) throw apiErrors.avatarRateLimited(Math.ceil((made.first + day - clock.now()) / 3600))
  const { picture_id, url } = addPicture(context, user, 'avatar', file)
  db.transaction(() => {
    takePictures(context, user, 'avatar', [picture_id])
    db.run('UPDATE user SET avatar = ? WHERE id = ?', url, user.id)
  })
  return { avatar: url }
}
