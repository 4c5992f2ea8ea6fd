import { randomBytes } from 'node:crypto'
import type { Picture, UploadedPicture } from '@xhkt/contract'
import { pictureMaxBytes } from '@xhkt/contract/limits'
import { type PictureType, pictureTypeOf } from '@xhkt/contract/picture-type'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'

/** The form that a picture is uploaded for. No other form can use it. */
export type PicturePurpose = 'evaluation' | 'feedback' | 'avatar'

/** Seconds until an unused picture is removed. */
export const unusedLifetime = 86_400

/** Where the pictures are served. */
export const picturePath = '/media/pictures/'

interface PictureRow {
  id: number
  file: string
  created_at: number
}

const extensions: Record<PictureType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

const byFile = query<PictureRow>('SELECT * FROM picture WHERE file = ?')
const unusedOf = query<PictureRow>('SELECT * FROM picture WHERE id = ? AND user_id = ? AND purpose = ? AND used = 0 AND created_at > ?')
const outdated = query<PictureRow>('SELECT * FROM picture WHERE used = 0 AND created_at <= ?')
const everyFile = query<{ file: string }>('SELECT file FROM picture')

const view = ({ id, file }: PictureRow): Picture => ({ picture_id: String(id), url: picturePath + file })

/** Removes the pictures that no form has used for a day. */
export function removeUnusedPictures({ db, clock, pictureFiles }: Context): void {
  for (const { id, file } of db.all(outdated, clock.now() - unusedLifetime)) {
    db.run('DELETE FROM picture WHERE id = ?', id)
    pictureFiles.remove(file)
  }
}

/** Removes files without a row, as after a reset. */
export const removeStrayFiles = ({ db, pictureFiles }: Pick<Context, 'db' | 'pictureFiles'>): void =>
  pictureFiles.keepOnly(db.all(everyFile).map(({ file }) => file))

/** Keeps a learner's picture for one of their forms. Its name cannot be guessed, because everybody who has it can see the picture. */
export function addPicture(context: Context, user: User, purpose: PicturePurpose, bytes: Uint8Array): UploadedPicture {
  const { db, clock, pictureFiles } = context
  removeUnusedPictures(context)
  if (bytes.length > pictureMaxBytes) throw apiErrors.pictureTooLarge()
  const type = pictureTypeOf(bytes)
  if (!type) throw apiErrors.notAPicture()
  const file = `${randomBytes(16).toString('hex')}.${extensions[type]}`
  pictureFiles.write(file, bytes)
  const now = clock.now()
  db.run('INSERT INTO picture (user_id, purpose, file, created_at) VALUES (?, ?, ?, ?)', user.id, purpose, file, now)
  const row = db.get(byFile, file)
  if (!row) throw new Error('the picture has no row')
  return { ...view(row), expires_at: now + unusedLifetime }
}

/**
 * Marks pictures as used, and gives them in this order. Runs within the caller's transaction.
 * @throws ApiError 400051 for one of another learner or form, and one that was used or removed.
 */
export function takePictures({ db, clock }: Context, user: User, purpose: PicturePurpose, ids: readonly string[]): Picture[] {
  return ids.map((id) => {
    const row = db.get(unusedOf, id, user.id, purpose, clock.now() - unusedLifetime)
    if (!row) throw apiErrors.pictureUnknown()
    db.run('UPDATE picture SET used = 1 WHERE id = ?', row.id)
    return view(row)
  })
}
