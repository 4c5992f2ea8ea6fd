import type { TSchema } from '@sinclair/typebox'
import type { endpoints } from './endpoints.ts'
import type { Static } from './schema.ts'

// Exports only types, so a browser bundle that imports this entry carries no schema.
export type * from './account.ts'
export type * from './address.ts'
export type * from './agreement.ts'
export type * from './coupon.ts'
export type * from './course.ts'
export type * from './course-card.ts'
export type * from './evaluation.ts'
export type * from './favourite.ts'
export type * from './feedback.ts'
export type * from './group.ts'
export type * from './home.ts'
export type * from './live.ts'
export type * from './live-calendar.ts'
export type * from './message.ts'
export type * from './note.ts'
export type * from './order.ts'
export type * from './order-list.ts'
export type * from './payment.ts'
export type * from './picture.ts'
export type * from './price.ts'
export type * from './prize.ts'
export type * from './profile.ts'
export type * from './redeem.ts'
export type * from './refund.ts'
export type * from './renewal.ts'
export type * from './reserve.ts'
export type * from './safety.ts'
export type * from './search.ts'
export type * from './study.ts'
export type * from './my-study.ts'
export type * from './system.ts'
export type * from './teacher.ts'
export type * from './timetable.ts'
export type { Known } from './unknown-state.ts'

type Endpoints = typeof endpoints
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Part<K extends keyof Endpoints, Name extends string> = Endpoints[K] extends Record<Name, infer S extends TSchema> ? Static<S> : never

/** The paths of the calls with a method. */
export type PathOf<M extends Method> = { [K in keyof Endpoints]: K extends `${M} ${infer P}` ? P : never }[keyof Endpoints]
type Key<M extends Method, P extends string> = `${M} ${P}` & keyof Endpoints
export type QueryOf<M extends Method, P extends string> = Part<Key<M, P>, 'query'>
export type BodyOf<M extends Method, P extends string> = Part<Key<M, P>, 'body'>
export type DataOf<M extends Method, P extends string> = Part<Key<M, P>, 'data'>
/** Whether a call has an idempotency key (docs/product/api.md#idempotency-keys). */
export type HasIdempotencyKey<M extends Method, P extends string> = Endpoints[Key<M, P>] extends { idempotencyKey: true } ? true : false

/** The paths that take a file as their body. */
export type UploadPath = { [K in keyof Endpoints]: Endpoints[K] extends { upload: true } ? (K extends `POST ${infer P}` ? P : never) : never }[keyof Endpoints]

/** The paths that keep a picture for a form. */
export type FormPicturePath = Exclude<UploadPath, '/v1/user/avatar'>
/** The paths that answer a file. */
export type DownloadPath = { [K in keyof Endpoints]: Endpoints[K] extends { download: true } ? (K extends `GET ${infer P}` ? P : never) : never }[keyof Endpoints]

/** A missing `code` counts as 200001 (docs/product/api.md#response-envelope). */
export interface Envelope<Data> {
  code?: number
  message?: string
  data: Data
}
