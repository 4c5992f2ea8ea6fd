import type { TSchema } from '@sinclair/typebox'
import type { Category as CategorySchema, SystemConfig as SystemConfigSchema } from './system.ts'
import type {
  CaptchaResult as CaptchaResultSchema,
  LoginResult as LoginResultSchema,
  ThirdType as ThirdTypeSchema,
  Unbound as UnboundSchema,
  UserInfo as UserInfoSchema,
  UserTag as UserTagSchema,
} from './account.ts'
import type { Coupon as CouponSchema } from './coupon.ts'
import type {
  Adviser as AdviserSchema,
  CategoryNode as CategoryNodeSchema,
  Chapter as ChapterSchema,
  CourseCard as CourseCardSchema,
  CourseDetail as CourseDetailSchema,
  CourseForm as CourseFormSchema,
  CourseSort as CourseSortSchema,
  Enrolment as EnrolmentSchema,
  Lesson as LessonSchema,
  LiveState as LiveStateSchema,
  Material as MaterialSchema,
  Service as ServiceSchema,
  Teacher as TeacherSchema,
} from './course.ts'
import type { EvaluateTag as EvaluateTagSchema, Evaluation as EvaluationSchema } from './evaluation.ts'
import type { GroupBuy as GroupBuySchema, GroupOffer as GroupOfferSchema, OrderGroup as OrderGroupSchema } from './group.ts'
import type { GroupDetail as GroupDetailSchema, GroupMember as GroupMemberSchema } from './group-endpoints.ts'
import type { Banner as BannerSchema, LiveLesson as LiveLessonSchema, Shelf as ShelfSchema, TeacherCard as TeacherCardSchema } from './home.ts'
import type { Order as OrderSchema, OrderStatus as OrderStatusSchema, Payment as PaymentSchema, TradeState as TradeStateSchema } from './order.ts'
import type {
  LessonPlay as LessonPlaySchema,
  LessonProgress as LessonProgressSchema,
  MyCourse as MyCourseSchema,
  StudyReport as StudyReportSchema,
} from './study.ts'
import type { FoundCourse as FoundCourseSchema } from './search.ts'
import type { endpoints } from './endpoints.ts'
import type { Static } from './schema.ts'

// Types only: a browser bundle that imports this module carries no schema.
export type Adviser = Static<typeof AdviserSchema>
export type Banner = Static<typeof BannerSchema>
export type CaptchaResult = Static<typeof CaptchaResultSchema>
export type Category = Static<typeof CategorySchema>
export type CategoryNode = Static<typeof CategoryNodeSchema>
export type Chapter = Static<typeof ChapterSchema>
export type Coupon = Static<typeof CouponSchema>
export type CourseCard = Static<typeof CourseCardSchema>
export type CourseDetail = Static<typeof CourseDetailSchema>
export type CourseForm = Static<typeof CourseFormSchema>
export type CourseSort = Static<typeof CourseSortSchema>
export type Enrolment = Static<typeof EnrolmentSchema>
export type EvaluateTag = Static<typeof EvaluateTagSchema>
export type Evaluation = Static<typeof EvaluationSchema>
export type FoundCourse = Static<typeof FoundCourseSchema>
export type GroupBuy = Static<typeof GroupBuySchema>
export type GroupDetail = Static<typeof GroupDetailSchema>
export type GroupMember = Static<typeof GroupMemberSchema>
export type GroupOffer = Static<typeof GroupOfferSchema>
export type Lesson = Static<typeof LessonSchema>
export type LessonPlay = Static<typeof LessonPlaySchema>
export type LessonProgress = Static<typeof LessonProgressSchema>
export type LiveLesson = Static<typeof LiveLessonSchema>
export type LiveState = Static<typeof LiveStateSchema>
export type LoginResult = Static<typeof LoginResultSchema>
export type Material = Static<typeof MaterialSchema>
export type MyCourse = Static<typeof MyCourseSchema>
export type Order = Static<typeof OrderSchema>
export type OrderGroup = Static<typeof OrderGroupSchema>
export type OrderStatus = Static<typeof OrderStatusSchema>
export type Payment = Static<typeof PaymentSchema>
export type Service = Static<typeof ServiceSchema>
export type Shelf = Static<typeof ShelfSchema>
export type StudyReport = Static<typeof StudyReportSchema>
export type SystemConfig = Static<typeof SystemConfigSchema>
export type Teacher = Static<typeof TeacherSchema>
export type TeacherCard = Static<typeof TeacherCardSchema>
export type ThirdType = Static<typeof ThirdTypeSchema>
export type TradeState = Static<typeof TradeStateSchema>
export type Unbound = Static<typeof UnboundSchema>
export type UserInfo = Static<typeof UserInfoSchema>
export type UserTag = Static<typeof UserTagSchema>

type Endpoints = typeof endpoints
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Part<K extends keyof Endpoints, Name extends string> = Endpoints[K] extends Record<Name, infer S extends TSchema> ? Static<S> : never

/** The paths that the contract has under a method. */
export type PathOf<M extends Method> = { [K in keyof Endpoints]: K extends `${M} ${infer P}` ? P : never }[keyof Endpoints]
type Key<M extends Method, P extends string> = `${M} ${P}` & keyof Endpoints
export type QueryOf<M extends Method, P extends string> = Part<Key<M, P>, 'query'>
export type BodyOf<M extends Method, P extends string> = Part<Key<M, P>, 'body'>
export type DataOf<M extends Method, P extends string> = Part<Key<M, P>, 'data'>

/** Section 8: `code` counts as 200001 when absent. */
export interface Envelope<Data> {
  code?: number
  message?: string
  data: Data
}
