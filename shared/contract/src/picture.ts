import { type Static, Type as T } from '@sinclair/typebox'
import { picturesMax } from './limits.ts'
import { type Endpoint, Id, Seconds } from './schema.ts'

/** A picture that a learner has uploaded (docs/product/forms.md#pictures). */
export const Picture = T.Object({
  picture_id: Id,
  /** Address of the picture. @example /pictures/91.webp */
  url: T.String({ minLength: 1 }),
})
export type Picture = Static<typeof Picture>

/** An uploaded picture that no form has sent yet. */
export const UploadedPicture = T.Object({
  ...Picture.properties,
  /** When the server removes the picture if no form has used it. */
  expires_at: Seconds,
})
export type UploadedPicture = Static<typeof UploadedPicture>

/** The pictures that a form sends, in the learner's order. */
export const PictureIds = T.Array(Id, { maxItems: picturesMax, uniqueItems: true })

/** 400050: no picture of these types; 400052: too large. */
const upload = { session: 'required', upload: true, refusals: [400050, 400052], data: UploadedPicture } as const

export const pictureEndpoints = {
  'POST /v1/user/order/evaluate/img': { ...upload, summary: 'Upload a picture of an evaluation: the file itself as the body' },
  'POST /v1/user/feedback/img': { ...upload, summary: 'Upload a picture of a feedback: the file itself as the body' },
} as const satisfies Record<string, Endpoint>
