import type { Page, Request } from '@playwright/test'
import type { CourseDetail, Lesson, StudyReport } from '@xhkt/shared/contract'
import { expect } from '../../scripts/e2e/fixtures.ts'

interface Found {
  course: CourseDetail
  lesson: Lesson
}

export const lessonUrl = ({ course, lesson }: Found): string => `/live?course_id=${course.id}&section_id=${lesson.section_id}`

async function get<Data>(page: Page, path: string): Promise<Data> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'xhkt_token')?.value
  const response = await page.request.get(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} })
  return ((await response.json()) as { data: Data }).data
}

/** The first lesson of the seeded courses that is as a test needs it, for whoever is signed in. */
export async function findLesson(page: Page, fits: (lesson: Lesson, course: CourseDetail) => boolean): Promise<Found> {
  const { list } = await get<{ list: { id: string }[] }>(page, '/v1/course/list')
  for (const { id } of list) {
    const course = await get<CourseDetail>(page, `/v1/course/detail?course_id=${id}`)
    const lesson = course.chapters.flatMap(({ lessons }) => lessons).find((each) => fits(each, course))
    if (lesson) return { course, lesson }
  }
  throw new Error('the seed has no such lesson')
}

/** What the server knows of the place in a lesson, in seconds. */
export async function knownPlace(page: Page, { course, lesson }: Found): Promise<number> {
  const { list } = await get<{ list: { section_id: string; position: number }[] }>(page, `/v1/user/study/section?course_id=${course.id}`)
  return list.find(({ section_id }) => section_id === lesson.section_id)?.position ?? 0
}

/** The picture of a lesson page. */
export class Player {
  readonly video
  constructor(readonly page: Page) {
    this.video = page.locator('video')
  }

  place = (): Promise<number> => this.video.evaluate((video: HTMLVideoElement) => video.currentTime)
  rate = (): Promise<number> => this.video.evaluate((video: HTMLVideoElement) => video.playbackRate)
  pause = (): Promise<void> => this.video.evaluate((video: HTMLVideoElement) => video.pause())
  play = (): Promise<void> => this.video.evaluate((video: HTMLVideoElement) => video.play())
  seek = (to: number): Promise<void> => this.video.evaluate((video: HTMLVideoElement, place) => void (video.currentTime = place), to)

  /** Waits until the picture has run past a place, in seconds. */
  async passes(place: number): Promise<void> {
    await expect.poll(this.place, { intervals: [100] }).toBeGreaterThan(place)
  }
}

const isReport = (request: Request): boolean => request.method() === 'POST' && request.url().endsWith('/v1/video/study/report')

/** Collects the reports that leave the page, also those of later page loads. */
export function watchReports(page: Page): StudyReport[] {
  const reports: StudyReport[] = []
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request.postDataJSON() as StudyReport)
  })
  return reports
}
