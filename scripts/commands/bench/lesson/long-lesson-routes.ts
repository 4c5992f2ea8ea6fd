import type { Page } from '@playwright/test'
import type { CourseDetail, LessonPlay } from '@xhkt/contract'

const segments = 5000
const cues = 3000
const chapters = 200
const lessons = 800
/** Seconds of the recording: each segment of the seed has 6. */
const seconds = segments * 6

const timeOf = (at: number): string => `${new Date(at * 1000).toISOString().slice(11, 19)}.000`

/** A WebVTT file whose cues follow each other over the whole recording. */
const track = (count: number, textOf: (at: number) => string): string => {
  const each = seconds / count
  const cueOf = (_: unknown, at: number) => `${timeOf(at * each)} --> ${timeOf((at + 1) * each)}\n${textOf(at)}\n`
  return `WEBVTT\n\n${Array.from({ length: count }, cueOf).join('\n')}`
}

/** Repeats the segments of a media playlist until there are `segments` of them. */
async function longPlaylist(page: Page, url: string): Promise<string> {
  const read = async (from: string) => ({ from, text: await (await page.request.get(from)).text() })
  const master = await read(url)
  const first = master.text.split('\n').find((line) => line && !line.startsWith('#')) ?? ''
  const { from, text } = await read(new URL(first, url).href)
  const body = text.split('\n').filter((line) => line.startsWith('#EXTINF') || line.startsWith('#EXT-X-DISCONTINUITY') || (line && !line.startsWith('#')))
  const lap = body.map((line) => (line.startsWith('#') ? line : new URL(line, from).href))
  const perLap = lap.filter((line) => !line.startsWith('#')).length
  const laps = Array.from({ length: Math.ceil(segments / perLap) }, () => ['#EXT-X-DISCONTINUITY', ...lap]).flat()
  let left = segments
  const kept = laps.filter((line) => left > 0 && (line.startsWith('#') || left-- > 0))
  return ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-TARGETDURATION:6', ...kept, '#EXT-X-ENDLIST', ''].join('\n')
}

/** The outline of a course with many lessons; those of the seed come first. */
function longCourse(course: CourseDetail): CourseDetail {
  const [chapter] = course.chapters
  const [lesson] = chapter?.lessons ?? []
  if (!chapter || !lesson) return course
  const made = (at: number) => ({ ...lesson, section_id: `9${at}`, title: `第 ${at + 1} 讲 间隔复习（spaced review）`, is_trial: false })
  const more = Array.from({ length: lessons / 20 }, (_, at) => ({
    ...{ ...chapter, chapter_id: `9${at}`, title: `第 ${at + 2} 章` },
    lessons: Array.from({ length: 20 }, (_each, nth) => made(at * 20 + nth)),
  }))
  return { ...course, chapters: [...course.chapters, ...more] }
}

/** Makes the lesson of a page long: a recording of eight hours with captions and chapters, in a course of 800 lessons. */
export async function makeLessonLong(page: Page, origin: string): Promise<void> {
  const files: Record<string, string> = {
    'captions.vtt': track(cues, (at) => (at % 50 === 0 ? `第 ${at} 句讲遗忘曲线` : `这是第 ${at} 句，讲间隔复习（spaced review）`)),
    'chapters.vtt': track(chapters, (at) => `第 ${at + 1} 部分`),
  }
  await page.route('**/v1/video/play?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: LessonPlay }
    files['long.m3u8'] ??= await longPlaylist(page, new URL(body.data.url, origin).href)
    const captions = [{ lang: 'zh-CN', label: '中文', url: '/bench/captions.vtt' }]
    const data = { ...body.data, url: '/bench/long.m3u8', lines: [], captions, chapters: '/bench/chapters.vtt', thumbnails: '', duration: seconds }
    await route.fulfill({ response, json: { ...body, data } })
  })
  await page.route('**/v1/course/detail?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: CourseDetail }
    await route.fulfill({ response, json: { ...body, data: longCourse(body.data) } })
  })
  await page.route('**/bench/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? ''
    const contentType = name.endsWith('.vtt') ? 'text/vtt' : 'application/vnd.apple.mpegurl'
    await route.fulfill({ contentType, body: files[name] ?? '' })
  })
}
