import { type Static, Type as T } from '@sinclair/typebox'
import { ThirdType, UserInfo, UserTag } from './account.ts'
import { thirdParty } from './constants.ts'
import { Empty, type Endpoint, FlagState, Id, Phone, Seconds, SmsCode, TextStateOf, NumberOf } from './schema.ts'

/** A proof of the learner's identity: valid for one change in one session, once, for `expires_in` seconds. */
const Proof = T.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' })

/** The binding of the learner's account to an account of a third party. */
export const ThirdLink = T.Object({
  /** The third party. @example 1 */
  type: NumberOf(thirdParty, { 'x-essential': 'It says what the row is about.' }),
  /** Whether an account is bound. @example true */
  is_bound: FlagState('As false it offers to bind what may be bound.'),
  /** The nickname of the third party's account; empty: none bound. @example 小海 */
  nickname: T.String(),
})
export type ThirdLink = Static<typeof ThirdLink>

/** The bindings, one for each third party. */
const ThirdLinks = T.Object({ list: T.Array(ThirdLink) })

/** A device with a login that has not ended. */
export const Device = T.Object({
  device_id: Id,
  /** System and browser, read from the user agent. @example Windows · Chrome */
  name: T.String({ minLength: 1 }),
  /** When the login was made. */
  logged_in_at: Seconds,
  /** When the device made its last call. */
  last_seen_at: Seconds,
  /** Whether the call came from the device. */
  is_current: FlagState('As false it offers to log out this device as another one.'),
})
export type Device = Static<typeof Device>

/** The logins that have not ended. */
const Devices = T.Object({ list: T.Array(Device) })

/** Orders that prevent the closing of an account. */
export const ClosingObstacle = T.Object({
  /** The kind of the orders: unpaid, on their way, with an open refund, or with a group that is filling. @example unpaid */
  kind: TextStateOf('unpaid', 'delivering', 'refund', 'group'),
  /** The number of such orders. @example 1 */
  count: T.Integer({ minimum: 1 }),
})
export type ClosingObstacle = Static<typeof ClosingObstacle>

/** A copy of the learner's personal data, for the login that requested the copy. */
export const DataCopy = T.Object({
  /** `none`: not requested. `working`: being made. `ready`: can be downloaded. @example ready */
  state: TextStateOf('none', 'working', 'ready'),
  /** The progress in percent. @example 100 */
  progress: T.Integer({ minimum: 0, maximum: 100 }),
  /** The size in bytes; 0 until the copy is ready. @example 20480 */
  size: T.Integer({ minimum: 0 }),
  /** When the server removes the copy; 0 until the copy is ready. */
  expires_at: Seconds,
})
export type DataCopy = Static<typeof DataCopy>

export const safetyEndpoints = {
  'POST /v1/user/phone/verify': {
    summary: 'Prove the present phone by a code of type 2 to it; 429076 after five wrong codes in a row, for ten minutes',
    session: 'required',
    refusals: [400005, 400006, 429076],
    body: T.Object({ sms_code: SmsCode }),
    data: T.Object({
      proof: Proof,
      /** Seconds until the proof expires. @example 600 */
      expires_in: T.Integer({ minimum: 1 }),
    }),
  },
  'PUT /v1/user/phone': {
    summary:
      'Change the phone by the proof of the present one and a code of type 6 to the new one; ends every other session. 400076 the present number, 403076 the proof is used, expired or of another session, 409076 after the right code: the number of another account',
    session: 'required',
    refusals: [400005, 400006, 400076, 403076, 409076, 429076],
    body: T.Object({ proof: Proof, phone: Phone, sms_code: SmsCode }),
    data: T.Object({
      /** The learner with the new phone. */
      detail: UserInfo,
      tag: T.Union([UserTag, T.Null()]),
    }),
  },
  'GET /v1/user/third/list': { summary: 'The third-party accounts of the learner', session: 'required', data: ThirdLinks },
  'POST /v1/user/third': {
    summary:
      "Bind an account of a third party. `code`: WeChat's code or QQ's access token; 409006 bound to another learner, 409077 the learner has another account of it",
    session: 'required',
    refusals: [400020, 400021, 409006, 409077],
    body: T.Object({
      /** The third party. */
      type: ThirdType,
      /** WeChat's code, or QQ's access token. @example code */
      code: T.String({ minLength: 1 }),
    }),
    data: ThirdLinks,
  },
  'DELETE /v1/user/third': {
    summary: 'Unbind the account of a third party; nothing changes without one',
    session: 'required',
    body: T.Object({
      /** The third party. */
      type: ThirdType,
    }),
    data: ThirdLinks,
  },
  'GET /v1/user/device/list': {
    summary: 'The logins that have not ended, at most 50; that of the call first, then the last seen first',
    session: 'required',
    data: Devices,
  },
  'DELETE /v1/user/device': {
    summary: 'Log out another device; 404076 not a login of the learner, or ended; 409078 this device',
    session: 'required',
    refusals: [404076, 409078],
    body: T.Object({ device_id: Id }),
    data: Devices,
  },
  'DELETE /v1/user/device/others': { summary: 'Log out all devices but this one', session: 'required', data: Devices },
  'GET /v1/user/close': {
    summary: 'The orders that prevent the closing of the account',
    session: 'required',
    data: T.Object({
      /** The orders that prevent the closing; empty: none. @example [] */
      obstacles: T.Array(ClosingObstacle),
    }),
  },
  'POST /v1/user/close': {
    summary:
      'Close the account in seven days, by a code of type 2 to the own phone; ends every session. 409079 something stands in the way; 429076 after five wrong codes in a row',
    session: 'required',
    refusals: [400005, 400006, 409079, 429076],
    body: T.Object({ sms_code: SmsCode }),
    data: T.Object({
      /** When the account is closed. */
      closes_at: Seconds,
    }),
  },
  'DELETE /v1/user/close': { summary: 'Cancel the closing of the account; nothing changes without one', session: 'required', data: Empty },
  'POST /v1/user/data': {
    summary:
      'Have a copy of the personal data made, confirmed by a code of type 2 or by the password; 429076 after five wrong ones in a row, 429077 after three copies in a day',
    session: 'required',
    refusals: [400004, 400005, 400006, 400009, 429076, 429077],
    body: T.Object({ sms_code: T.Optional(SmsCode), password: T.Optional(T.String({ minLength: 6, maxLength: 18 })) }),
    data: DataCopy,
  },
  'GET /v1/user/data': { summary: 'The state of the copy of the personal data', session: 'required', data: DataCopy },
  'GET /v1/user/data/file': {
    summary: 'The copy of the personal data, as a JSON file; 404077 there is none, it was removed, or another login asked for it',
    session: 'required',
    download: true,
    refusals: [404077],
    data: T.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
  },
} as const satisfies Record<string, Endpoint>
