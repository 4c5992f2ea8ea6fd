import type { Page, Request } from '@playwright/test'
import type { CourseDetail, Lesson, StudyReport } from '@xhkt/contract'
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

type Fits = (lesson: Lesson, course: CourseDetail) => boolean

/** The first lesson of a course that `fits`. */
async function findLessonIn(page: Page, id: string, fits: Fits): Promise<Found | undefined> {
  const course = await get<CourseDetail>(page, `/v1/course/detail?course_id=${id}`)
  const lesson = course.chapters.flatMap(({ lessons }) => lessons).find((each) => fits(each, course))
  return lesson && { course, lesson }
}

/** The first seeded lesson that `fits`. */
export async function findLesson(page: Page, fits: Fits): Promise<Found> {
  const { list } = await get<{ list: { id: string }[] }>(page, '/v1/course/list')
  for (const { id } of list) {
    const found = await findLessonIn(page, id, fits)
    if (found) return found
  }
  throw new Error('the seed has no such lesson')
}

/** A lesson of the course 各种格式, by its title. */
export async function formLesson(page: Page, title: string): Promise<Found> {
  const found = await findLessonIn(page, '1060', (lesson) => lesson.title === title)
  if (!found) throw new Error(`the seed has no lesson ${title}`)
  return found
}

/** The position that the server has, in seconds. */
export async function savedPosition(page: Page, { course, lesson }: Found): Promise<number> {
  const { list } = await get<{ list: { section_id: string; position: number }[] }>(page, `/v1/user/study/section?course_id=${course.id}`)
  return list.find(({ section_id }) => section_id === lesson.section_id)?.position ?? 0
}

/** The video of a lesson page. */
export class Player {
  readonly video
  constructor(readonly page: Page) {
    this.video = page.locator('video')
  }

  position = (): Promise<number> => this.video.evaluate((video: HTMLVideoElement) => video.currentTime)
  /** Start of the first played range, in seconds. Unlike the position, the start stays the same. */
  playedFrom = (): Promise<number> =>
    this.video.evaluate(({ played }: HTMLVideoElement) => (played.length > 0 ? played.start(0) : Infinity))
  /** Start of the last played range, in seconds. */
  playedLastFrom = (): Promise<number> =>
    this.video.evaluate(({ played }: HTMLVideoElement) => (played.length > 0 ? played.start(played.length - 1) : Infinity))
  rate = (): Promise<number> => this.video.evaluate((video: HTMLVideoElement) => video.playbackRate)
  /** How many frames were decoded since the media were attached. */
  frames = (): Promise<number> => this.video.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)
  /** Opens a menu of the controls. By keyboard, as they leave the pointer after 3 s of playing. */
  openMenu = (name: string): Promise<void> => this.page.getByRole('button', { name }).press('Enter')
  play = (): Promise<void> => this.video.evaluate((video: HTMLVideoElement) => video.play())
  seek = (to: number): Promise<void> => this.video.evaluate((video: HTMLVideoElement, position) => void (video.currentTime = position), to)

  /** Pauses, waits until the page has handled the pause, and returns the position. */
  pause = (): Promise<number> =>
    this.video.evaluate(async (video: HTMLVideoElement) => {
      const heard = new Promise((resolve) => {
        video.addEventListener('pause', resolve, { once: true })
      })
      if (!video.paused) {
        video.pause()
        await heard
      }
      return video.currentTime
    })

  /** Makes the page record the state of the video when it is left, for `left`: it plays until then. */
  noteLeaving = (): Promise<void> =>
    this.video.evaluate((video: HTMLVideoElement) => {
      addEventListener('pagehide', () => {
        const { currentTime: position, played } = video
        const runs = Array.from({ length: played.length }, (_, i) => played.end(i) - played.start(i))
        sessionStorage.setItem('left', JSON.stringify({ position, played: runs.reduce((sum, run) => sum + run, 0) }))
      })
    })

  /** Position and played seconds of the previous page when it was left. */
  left = (): Promise<{ position: number; played: number }> =>
    this.page.evaluate(() => JSON.parse(sessionStorage.getItem('left') ?? '') as { position: number; played: number })

  /** Waits until frames after `position`, in seconds, have been decoded. */
  async shows(position: number): Promise<void> {
    await this.passes(position)
    const before = await this.frames()
    await expect.poll(this.frames).toBeGreaterThan(before)
  }

  /** Waits until the position has passed `position`, in seconds. */
  async passes(position: number): Promise<void> {
    await expect.poll(this.position, { intervals: [100] }).toBeGreaterThan(position)
  }
}

const isReport = (request: Request): boolean => request.method() === 'POST' && request.url().endsWith('/v1/video/study/report')

/** Collects the reports that the page sends, also after reloads. */
export function watchReports(page: Page): StudyReport[] {
  const reports: StudyReport[] = []
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request.postDataJSON() as StudyReport)
  })
  return reports
}
