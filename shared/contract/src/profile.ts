import { type Static, Type as T } from '@sinclair/typebox'
import { Region } from './address.ts'
import { gender } from './constants.ts'
import { nicknameMaxLength, schoolKeywordMaxLength } from './limits.ts'
import { type Endpoint, Id, NumberOf, StateOf } from './schema.ts'

export const Gender = NumberOf(gender)
export type Gender = Static<typeof Gender>

/** A school, or a major. */
export const SchoolChoice = T.Object({ id: Id, name: T.String({ minLength: 1 }) })
export type SchoolChoice = Static<typeof SchoolChoice>

/** The profile of a learner (docs/product/personal.md#profile). */
export const Profile = T.Object({
  user_id: Id,
  /** The stored nickname; empty: pages show the phone number. */
  nickname: T.String(),
  gender: StateOf(gender),
  /** A day such as `2004-02-29`; empty: not given. @example 2008-01-01 */
  birthday: T.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$' }),
  /** Province, city, district; null: not given. @example null */
  region: T.Union([T.Tuple([Region, Region, Region]), T.Null()]),
  /** The school; null: not given. @example null */
  school: T.Union([SchoolChoice, T.Null()]),
  /** The major at the school; null: not given. @example null */
  major: T.Union([SchoolChoice, T.Null()]),
})
export type Profile = Static<typeof Profile>

/** The fields to change. Absent fields stay. */
export const ProfileChange = T.Partial(
  T.Object({
    nickname: T.String({ maxLength: nicknameMaxLength }),
    /** Removes the avatar. `POST /v1/user/avatar` replaces the avatar. */
    avatar: T.Literal(''),
    gender: Gender,
    /** The new birthday; empty removes the birthday. */
    birthday: Profile.properties.birthday,
    /** The district. Null removes the region. */
    region_id: T.Union([Id, T.Null()]),
    /** One of `GET /v1/school/search`. Null removes the school. */
    school_id: T.Union([Id, T.Null()]),
    /** One of `GET /v1/school/major/search`. Null removes the major. */
    major_id: T.Union([Id, T.Null()]),
  }),
)
export type ProfileChange = Static<typeof ProfileChange>

const search = {
  session: 'required',
  query: T.Object({ keyword: T.String({ minLength: 1, maxLength: schoolKeywordMaxLength }) }),
  data: T.Object({ list: T.Array(SchoolChoice) }),
} as const

export const profileEndpoints = {
  'GET /v1/user/profile': { summary: 'The profile of the caller', session: 'required', data: Profile },
  'PUT /v1/user': {
    summary: 'Change fields of the profile; 400073 nickname, 400074 birthday, 400016 region, 409073 school and 409074 major that cannot be chosen',
    session: 'required',
    idempotencyKey: true,
    refusals: [400016, 400073, 400074, 409073, 409074],
    body: ProfileChange,
    data: Profile,
  },
  'POST /v1/user/avatar': {
    summary: 'Replace the avatar: the file itself as the body; 400050 no picture, 400052 too large, 429073 too often',
    session: 'required',
    upload: true,
    refusals: [400050, 400052, 429073],
    data: T.Object({
      /** The avatar as in `GET /v1/user/detail`: an address below `public_domain`, or a complete one. @example /files/avatars/11.webp */
      avatar: T.String({ minLength: 1 }),
    }),
  },
  'GET /v1/school/search': { ...search, summary: 'The schools whose name or short name has the keyword, the best 20 first' },
  'GET /v1/school/major/search': { ...search, summary: 'The majors whose name has the keyword, the best 20 first' },
} as const satisfies Record<string, Endpoint>
