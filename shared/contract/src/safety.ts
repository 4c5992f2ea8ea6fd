import { Type as T } from '@sinclair/typebox'
import { UserInfo, UserTag } from './account.ts'
import { type Endpoint, Phone, SmsCode } from './schema.ts'

/** A proof of the learner's identity: for one change, in one session, once, until `expires_at`. */
const Proof = T.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' })

export const safetyEndpoints = {
  'POST /v1/user/phone/verify': {
    summary: 'Prove the present phone by a code of type 2 to it; 429076 after five wrong codes in a row, for ten minutes',
    session: 'required',
    refusals: [400005, 400006, 429076],
    body: T.Object({ sms_code: SmsCode }),
    data: T.Object({
      proof: Proof,
      /** Seconds. */
      expires_in: T.Integer({ minimum: 1 }),
    }),
  },
  'PUT /v1/user/phone': {
    summary:
      'Change the phone by the proof of the present one and a code of type 6 to the new one; ends every other session. 400076 the present number, 403076 the proof is used, expired or of another session, 409076 after the right code: the number of another account',
    session: 'required',
    refusals: [400005, 400006, 400076, 403076, 409076, 429076],
    body: T.Object({ proof: Proof, phone: Phone, sms_code: SmsCode }),
    data: T.Object({ detail: UserInfo, tag: T.Union([UserTag, T.Null()]) }),
  },
} as const satisfies Record<string, Endpoint>
