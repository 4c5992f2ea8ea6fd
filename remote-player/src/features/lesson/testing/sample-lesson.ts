import type { Lesson, LessonPlay, SystemConfig } from '@xhkt/contract'
import { sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'

// A course with every type of lesson, and the answers of its calls.

const lesson = (section_id: string, title: string, type: Lesson['type'], more: Partial<Lesson> = {}) =>
  sampleLesson({ section_id, title, type, ...more })

export const course = sampleCourse({
  id: '12',
  title: '刑法精讲',
  cover: '/media/covers/15.webp',
  form: 3,
  price: 19_900,
  old_price: 29_900,
  lesson_count: 5,
  student_count: 12_345,
  teacher_name: '周老师',
  category: { id: '8', name: '法律' },
  chapters: [
    { chapter_id: '1', title: '总论', lessons: [lesson('101', '犯罪构成', 1, { is_trial: true }), lesson('102', '故意与过失', 1)] },
    {
      chapter_id: '2',
      title: '分论',
      lessons: [lesson('201', '答疑直播', 2, { live_room_id: '88', is_trial: true }), lesson('202', '直播回放', 4), lesson('203', '罪数', 1)],
    },
  ],
})

export const play: LessonPlay = {
  course_id: '12',
  section_id: '101',
  course_title: course.title,
  title: '犯罪构成',
  url: '/media/lessons/a/index.m3u8',
  poster: course.cover,
  duration: 90,
  position: 0,
}

const config = { study_video_report_period: 0 } as SystemConfig

export const answers = {
  'GET /v1/course/detail': course,
  'GET /v1/video/play': (call: { query: Record<string, string> }) => ({ ...play, section_id: call.query.section_id ?? '' }),
  'GET /v1/sys/config': config,
  'GET /v1/user/study/section': { list: [] },
  'POST /v1/video/study/report': {},
}

export const owned = { ...answers, 'GET /v1/course/detail': { ...course, owned: true } }

export const timeRanges = (ranges: readonly [number, number][]) => ({
  length: ranges.length,
  start: (at: number) => ranges[at]?.[0] ?? 0,
  end: (at: number) => ranges[at]?.[1] ?? 0,
})

/** Gives a video element the state of a real one; jsdom plays nothing. */
export function fakeMedia(video: HTMLVideoElement) {
  const state = { currentTime: video.currentTime, duration: 90, readyState: 4, paused: true, played: timeRanges([]) }
  for (const name of Object.keys(state) as (keyof typeof state)[]) {
    Object.defineProperty(video, name, { get: () => state[name], set: (value: unknown) => Object.assign(state, { [name]: value }) })
  }
  const fire = (...names: string[]) => names.forEach((name) => video.dispatchEvent(new Event(name)))
  return { state, fire }
}
