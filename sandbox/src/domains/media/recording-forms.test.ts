/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sandboxOfFile } from '../../testing/test-sandbox.ts'
import { mediaFolder } from './media.ts'
import { formSeconds, mediaOfForm, type RecordingForm, recordingForms } from './recording-forms.ts'

const folder = path.join(mediaFolder, 'forms')
const names = Object.keys(recordingForms) as RecordingForm[]
const fileOf = (url: string) => url.replace(/\?.*/, '').split('/').pop() ?? ''

test('every file of a form is there, and every one that is there belongs to a form [courses#forms-of-a-recording]', () => {
  const named = names.flatMap((name) => {
    const { lines = [], captions = [] } = mediaOfForm(name, 0)
    return [...lines, ...captions].map(({ url }) => fileOf(url))
  })
  expect(named.filter((file) => !existsSync(path.join(folder, file)))).toEqual([])
  const others = readdirSync(folder).filter((file) => !named.includes(file))
  expect(others).toEqual(['aes', 'ranges.m4s', 'ts'])
})

test('one playlist lacks a segment, and another one lacks its end tag', () => {
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const missing = (file: string) => [...text(file).matchAll(/^ts\/.*/gm)].map(([uri]) => uri).filter((uri) => !existsSync(path.join(folder, uri)))
  expect([missing('whole.m3u8'), missing('hole.m3u8'), missing('endless.m3u8')]).toEqual([[], ['ts/gone.ts'], []])
  expect([text('whole.m3u8'), text('endless.m3u8')].map((each) => each.includes('#EXT-X-ENDLIST'))).toEqual([true, false])
})

describe('the course of all forms', () => {
  const sandbox = sandboxOfFile(60)
  const start = (url: string) => fetch(sandbox.url + url, { headers: { range: 'bytes=0-9' } })

  test('has one trial for each form, whose addresses answer with their types', async () => {
    const { title, chapters } = await sandbox.data('GET /v1/course/detail', { query: { course_id: '1060' } })
    expect(title).toBe('各种格式')
    const lessons = chapters.flatMap((chapter) => chapter.lessons)
    expect(lessons.map(({ duration, is_trial }) => [duration, is_trial])).toEqual(names.map(() => [formSeconds, true]))
    const types = new Set<string>()
    for (const { section_id } of lessons) {
      const { url } = await sandbox.data('GET /v1/video/play', { query: { course_id: '1060', section_id } })
      const { status, headers } = await start(url)
      expect([status, headers.get('content-length')]).toEqual([206, '10'])
      types.add(headers.get('content-type') ?? '')
    }
    expect([...types].sort()).toEqual(['application/vnd.apple.mpegurl', 'audio/mp4', 'audio/mpeg', 'video/mp4'])
  })

  test('is finished without the part that no line has, also in a later opening', async () => {
    const token = await sandbox.login('13800000002')
    const lesson = { course_id: '1060', section_id: '10600107' }
    const report = async (session_id: string, ranges: [number, number][], missing?: number) => {
      const body = { ...lesson, session_id, seq: missing ? 2 : 1, position: 22, duration: 24, ranges, played: 1, missing }
      await sandbox.data('POST /v1/video/study/report', { token, body })
      const { list } = await sandbox.data('GET /v1/user/study/section', { token, query: { course_id: '1060' } })
      return list.map(({ played, finished }) => [played, finished])
    }
    expect(await report('first-opening', [[0, 8]])).toEqual([[8, false]])
    expect(await report('first-opening', [[12, 14]], 4)).toEqual([[10, false]])
    // The next opening starts behind the hole, and skips nothing.
    expect(await report('second-opening', [[14, 22.5]])).toEqual([[18.5, true]])
  })

  test('a file without its token is refused', async () => {
    expect((await start('/media/forms/index-first.mp4')).status).toBe(403)
  })
})
