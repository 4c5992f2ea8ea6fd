import { Type as T } from '@sinclair/typebox'
import { Empty, type Endpoint, Id, Phone, SmsCode } from './schema.ts'

/** Section 3, login response. */
export const LoginResult = T.Object({
  access_token: T.String({ minLength: 1 }),
  /** Seconds. */
  expires_in: T.Integer({ minimum: 1 }),
  is_bind: T.Union([T.Literal(0), T.Literal(1)]),
  openid: T.String(),
  unionid: T.String(),
})

export const UserInfo = T.Object({
  user_id: Id,
  nickname: T.String(),
  /** A stored path; the public domain of the system config goes before it. Empty: no avatar. */
  avatar: T.String(),
  phone: T.String(),
})

export const UserTag = T.Object({ id: Id, name: T.String() })

/** The four fields of the slider captcha, and no more. */
export const CaptchaResult = T.Object({
  lot_number: T.String({ minLength: 1 }),
  captcha_output: T.String({ minLength: 1 }),
  pass_token: T.String({ minLength: 1 }),
  gen_time: T.String({ pattern: '^[0-9]+$' }),
})

export const accountEndpoints = {
  'POST /v1/sendSms': {
    summary: 'Send a code: type 1 registration, 2 login (with the slider captcha when it is on), 6 bind',
    session: 'none',
    body: T.Composite([
      T.Object({ phone: Phone, type: T.Union([T.Literal(1), T.Literal(2), T.Literal(6)]) }),
      T.Partial(CaptchaResult),
    ]),
    data: Empty,
  },
  'POST /v1/login/register': {
    summary: 'Log in by code or password; a phone that is new is registered by its code',
    session: 'none',
    body: T.Object({
      phone: Phone,
      sms_code: T.Optional(SmsCode),
      password: T.Optional(T.String({ minLength: 6, maxLength: 18 })),
    }),
    data: LoginResult,
  },
  'GET /v1/logout': { summary: 'End the session', session: 'required', data: Empty },
  'GET /v1/refresh': { summary: 'A fresh token for a live one', session: 'required', data: LoginResult },
  'GET /v1/user/detail': {
    summary: 'The signed-in user and their tag',
    session: 'required',
    data: T.Object({ detail: UserInfo, tag: T.Union([UserTag, T.Null()]) }),
  },
} as const satisfies Record<string, Endpoint>
