import { type Static, Type as T } from '@sinclair/typebox'
import { bindState, smsType, thirdParty } from './constants.ts'
import { Empty, type Endpoint, Id, Phone, Seconds, SmsCode, NumberOf } from './schema.ts'
import { StoredPath } from './system.ts'

/**
 * A login that succeeded. A login by phone has empty `openid` and `unionid`, and `is_bind` 1 (docs/product/session.md#third-party-login).
 */
export const LoginResult = T.Object({
  access_token: T.String({ minLength: 1 }),
  /** Seconds until the token expires, as a number. Hours or days, because only an open page refreshes the token. @example 7200 */
  expires_in: T.Integer({ minimum: 1, 'x-essential': 'The session ends by it.' }),
  is_bind: T.Literal(bindState.bound),
  openid: T.String(),
  unionid: T.String(),
})
export type LoginResult = Static<typeof LoginResult>

/** The answer for a third-party account without a phone number: nobody is logged in (docs/product/session.md#binding). */
const Unbound = T.Object({
  /** Empty, because nobody is logged in. */
  access_token: T.Literal(''),
  /** 0, because no token exists. */
  expires_in: T.Literal(0),
  is_bind: T.Literal(bindState.unbound),
  /** The id of the third-party account in this app. @example openid */
  openid: T.String({ minLength: 1 }),
  unionid: T.String(),
})
export type Unbound = Static<typeof Unbound>

/** WeChat or QQ. */
export const ThirdType = NumberOf(thirdParty)
export type ThirdType = Static<typeof ThirdType>

const Password = T.String({ pattern: '^[A-Za-z0-9]{6,18}$' })

/** A learner (docs/product/entities.md#user-info). */
export const UserInfo = T.Object({
  user_id: Id,
  /** The name that the learner chose; empty: none, so that pages show the phone number. @example 小海 */
  nickname: T.String(),
  /** The picture of the learner. */
  avatar: StoredPath,
  /** The whole phone number, not masked. */
  phone: T.String(),
  /**
   * The `ic` of shared links (docs/product/session.md#invite-and-promotion-codes). A user stored by an older release has no code. @example
   * AB12CD
   */
  invite_code: T.Optional(T.String({ pattern: '^[A-Z0-9]{6}$' })),
})
export type UserInfo = Static<typeof UserInfo>

/** The learner's study target in a few words. */
export const UserTag = T.Object({ id: Id, name: T.String() })
export type UserTag = Static<typeof UserTag>

/** The four fields that a solved slider captcha gives (docs/product/forms.md#slider-captcha). */
export const CaptchaResult = T.Object({
  /** GeeTest's `lot_number`. With the captcha on, type 2 needs all four captcha fields. @example 4dc3cfc2cdff448cad8d13107198d473 */
  lot_number: T.String({ minLength: 1 }),
  /** GeeTest's `captcha_output`. @example output */
  captcha_output: T.String({ minLength: 1 }),
  /** GeeTest's `pass_token`. @example token */
  pass_token: T.String({ minLength: 1 }),
  /** GeeTest's `gen_time`: seconds since 1970, as a text. @example "1795824000" */
  gen_time: T.String({ pattern: '^[0-9]+$' }),
})
export type CaptchaResult = Static<typeof CaptchaResult>

export const accountEndpoints = {
  /**
   * A code is valid for five minutes and works once. A new code of the same phone and type replaces the earlier code, and the fifth wrong
   * try ends a code (400006). An unknown phone gets a code and the same answer. Only type 2 has the captcha; other types ignore its fields.
   * Without a captcha, a phone may get 5 codes in 24 hours, a `Device-Id` 10, a network address 100 (429003).
   */
  'POST /v1/sendSms': {
    summary: 'Send a code: type 1 registration, 2 login (with the slider captcha when it is on), 6 bind; 429001 and 429003 too often',
    session: 'none',
    refusals: [400010, 400011, 400012, 429001, 429003],
    body: T.Composite([
      T.Object({
        phone: Phone,
        /** The purpose of the code. @example 2 */
        type: NumberOf(smsType),
      }),
      T.Partial(CaptchaResult),
    ]),
    data: Empty,
  },
  /**
   * If both code and password are sent, the code counts. After five wrong passwords in a row for a phone, known or not, the call is 429002
   * until ten minutes after the last one; a login by code works meanwhile. An account that will be closed logs in as before.
   */
  'POST /v1/login/register': {
    summary: 'Log in by code or password; a login by code registers a new phone; 429002 after five wrong passwords, for ten minutes',
    session: 'none',
    refusals: [400004, 400005, 400006, 400007, 429002],
    body: T.Object({
      phone: Phone,
      /** The code; without a code the password is needed. */
      sms_code: T.Optional(SmsCode),
      /** The password, for a login without a code. */
      password: T.Optional(T.String({ minLength: 6, maxLength: 18 })),
    }),
    data: LoginResult,
  },
  'POST /v1/register': {
    summary: 'Register a new phone with a password, and log in; after the right code 409003 when it has an account',
    session: 'none',
    refusals: [400005, 400006, 409003],
    body: T.Object({ phone: Phone, sms_code: SmsCode, password: Password }),
    data: LoginResult,
  },
  'POST /v1/third/login/register': {
    summary: "Log in by a third party. `code`: WeChat's code or QQ's access token; 400020 used, 400021 expired or unknown",
    session: 'none',
    refusals: [400020, 400021],
    body: T.Object({
      /** The third party. */
      type: ThirdType,
      /** WeChat's code, or QQ's access token. @example code */
      code: T.String({ minLength: 1 }),
    }),
    data: T.Union([LoginResult, Unbound]),
  },
  'POST /v1/third/login/register/bind': {
    summary: 'Bind a phone to a third-party account and log in; registers a new phone',
    session: 'none',
    refusals: [400005, 400006, 400020, 400021, 404006, 409006, 409007],
    body: T.Object({
      phone: Phone,
      sms_code: SmsCode,
      /** The `openid` in the answer of the login. @example openid */
      openid: T.String({ minLength: 1 }),
      /** The `unionid` in the answer of the login. */
      unionid: T.String(),
      /** The client that binds the account. */
      source: T.Literal('web'),
      /** The third party. */
      type: ThirdType,
      /** QQ only: the token of the third party. @example token */
      access_token: T.Optional(T.String({ minLength: 1 })),
    }),
    data: LoginResult,
  },
  'PUT /v1/reset/pwd': {
    summary: 'Reset a forgotten password by a code of type 2; ends every session of the account; 400008 when the password is the present one',
    session: 'none',
    refusals: [400005, 400006, 400008, 404007],
    body: T.Object({ phone: Phone, sms_code: SmsCode, password: Password }),
    data: Empty,
  },
  'PUT /v1/user/password': {
    summary: 'Change the password by a code of type 2 to the own phone; ends every session of the account; 400008 when the password is the present one',
    session: 'required',
    refusals: [400005, 400006, 400008],
    body: T.Object({ sms_code: SmsCode, password: Password }),
    data: Empty,
  },
  'GET /v1/logout': { summary: 'End the session, with all tokens of this login', session: 'required', data: Empty },
  /**
   * A page makes the call 10 s after its load, and in the last tenth of `expires_in`. The old token works until the first use of the new
   * token, and for at least 10 minutes.
   */
  'GET /v1/refresh': {
    summary: 'Replace a valid token by a new one; the old one is valid until the first use of the new one, and for at least 10 minutes',
    session: 'required',
    data: LoginResult,
  },
  'GET /v1/user/detail': {
    summary: 'The signed-in user and their tag',
    session: 'required',
    data: T.Object({
      /** The learner. */
      detail: UserInfo,
      tag: T.Union([UserTag, T.Null()]),
      /** When the account is closed, unless the learner cancels the closing (docs/product/personal.md#closing-the-account). */
      closes_at: T.Optional(Seconds),
    }),
  },
} as const satisfies Record<string, Endpoint>
