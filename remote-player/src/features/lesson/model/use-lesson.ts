import { useEffect, useRef } from 'react'
import { errorCode, errorFamily, familyOf } from '@xhkt/contract/constants'
import { ApiError } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'
import { useErrorToast } from '@xhkt/kit/query/use-error-toast'
import { useQuery } from '@xhkt/platform/query'
import { courseQuery } from '../../../common/course-query.ts'
import { progressQuery } from '../../../common/progress/progress-queries.ts'
import { openLessonQuery } from './open-lesson.ts'
import { useAddressPosition } from './use-address-position.ts'

/** The redirect of an address without a lesson has loaded the same answers: they stay fresh for this, in milliseconds. */
const JUST_NOW_MS = 5000

/** Why a lesson does not open. */
export type Refusal = 'not-bought' | 'unsigned' | 'missing' | 'not-ready' | 'failed'

export function refusalOf(error: unknown): Refusal | null {
  if (!error) return null
  const code = error instanceof ApiError ? error.code : 0
  if (code === errorCode.notPurchased) return 'not-bought'
  if (code === errorCode.agreementUnsigned) return 'unsigned'
  const family = familyOf(code)
  // 409: it is there, but has no recording (yet); the server says why.
  return family === errorFamily.notFound ? 'missing' : family === errorFamily.conflict ? 'not-ready' : 'failed'
}

/** Everything that the page of a lesson shows. A login refetches what it may have changed. */
export function useLesson(courseId: string, sectionId: string) {
  const isSignedIn = useAuth(({ token }) => token !== null)
  const [position, dropPosition] = useAddressPosition()
  const opened = useQuery(openLessonQuery(courseId, sectionId, position))
  const isOpened = opened.data !== undefined
  useEffect(() => {
    if (isOpened) dropPosition()
  }, [isOpened, dropPosition])
  // Both may have changed elsewhere: a purchase, a studied lesson.
  const course = useQuery({ ...courseQuery(courseId), staleTime: JUST_NOW_MS })
  const progress = useQuery({ ...progressQuery(courseId), staleTime: JUST_NOW_MS, enabled: isSignedIn })

  // Without the course the outline shows an error already.
  useErrorToast(course.data && progress, '学习进度')

  const before = useRef(isSignedIn)
  const { refetch: reopen, isError } = opened
  const { refetch: refetchCourse } = course
  useEffect(() => {
    if (before.current === isSignedIn) return
    before.current = isSignedIn
    void refetchCourse()
    if (isError) void reopen()
  }, [isSignedIn, isError, reopen, refetchCourse])

  return { isSignedIn, opened, course, progress: isSignedIn ? progress.data?.list : undefined }
}
