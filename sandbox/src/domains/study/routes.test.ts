/** @jest-environment node */
import { buyer, newcomer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

// The first account owns course 1006 and has not started it. Its lessons last 90 s and 120 s in turn; the first one is a trial.
const course = '1006'
const first = '10060101'
const second = '10060102'
const third = '10060103'

const sandbox = sandboxOfEachTest()
let token: string
beforeEach(async () => {
  token = await sandbox.login(buyer)
})

let lastSession = 0
const newSession = () => `session-${String((lastSession += 1)).padStart(4, '0')}`

function report(session_id: string, seq: number, position: number, played = 5, section_id = second, made_at?: number) {
  const body = { course_id: course, section_id, session_id, seq, position, duration: 120, played, made_at }
  return sandbox.data('POST /v1/video/study/report', { body, token })
}

async function progress(section_id = second) {
  const { list } = await sandbox.data('GET /v1/user/study/section', { query: { course_id: course }, token })
  return list.find((lesson) => lesson.section_id === section_id)
}

/** A playlist's address with its token. */
const signed = (path: string): unknown => expect.stringMatching(new RegExp(`^${path.replace('lessons/', 'lessons/~[^/]+/')}$`))

const play = (section_id: string, caller?: string, course_id = course) =>
  sandbox.request('GET /v1/video/play', { query: { course_id, section_id }, token: caller })

describe('playing a lesson [courses#playing-a-lesson]', () => {
  test('returns its playlist, duration and resume position', async () => {
    await report(newSession(), 1, 42.5)
    expect((await play(second, token)).data).toMatchObject({ url: signed('/media/lessons/b/playlist.m3u8'), duration: 120, position: 42.5 })
    expect((await play(first, token)).data).toMatchObject({ url: signed('/media/lessons/a/playlist.m3u8'), duration: 90, position: 0 })
  })

  test('returns two lines, captions, thumbnails and chapters', async () => {
    expect((await play(first)).data).toMatchObject({
      lines: [
        { name: '线路一', url: signed('/media/lessons/a/playlist.m3u8') },
        { name: '线路二', url: signed('/media/lines/2/lessons/a/playlist.m3u8') },
      ],
      captions: [{ lang: 'zh-CN', label: '中文', url: '/media/lessons/a/captions.vtt' }],
      thumbnails: '/media/lessons/a/thumbnails.vtt',
      chapters: '/media/lessons/a/chapters.vtt',
    })
  })

  test('of 45 minutes is the trial of course 1011', async () => {
    const { data } = await play('10110101', undefined, '1011')
    expect(data).toMatchObject({ url: signed('/media/lessons/long/playlist.m3u8'), duration: 2700 })
  })

  test('without captions, thumbnails and chapters is the trial of course 1009', async () => {
    const { data } = await play('10090101', undefined, '1009')
    expect(data).toMatchObject({ url: signed('/media/lessons/plain/playlist.m3u8'), duration: 90, captions: [], thumbnails: '', chapters: '' })
  })

  test.each([
    [110, 110],
    [110.5, 0],
    [120, 0],
  ])('that was left at %s of 120 s resumes at %s: with less than 10 s left it starts again', async (leftAt, position) => {
    await report(newSession(), 1, leftAt)
    expect((await play(second, token)).data.position).toBe(position)
  })

  test('needs the course, except for a trial lesson', async () => {
    expect(await play(first)).toMatchObject({ code: 200001, data: { position: 0 } })
    expect(await play(second)).toMatchObject({ code: 403003, message: '购买课程后即可观看本节，请先购买' })
    const newcomerToken = await sandbox.login(newcomer)
    expect((await play(second, newcomerToken)).code).toBe(403003)
  })

  test.each([
    ['live', '1012', 2, '直播'],
    ['whose playback is pending', '1012', 4, '生成'],
    ['without content', '1012', 0, '准备'],
  ])('that is %s fails with a message that says why', async (_what, course_id, type, word) => {
    sandbox.context.db.run('UPDATE lesson SET type = ? WHERE id = 10120101', type)
    const answer = await play('10120101', undefined, course_id)
    sandbox.context.db.run('UPDATE lesson SET type = 1 WHERE id = 10120101')
    expect(answer).toMatchObject({ code: 409004, message: expect.stringContaining(word) })
  })

  test('of another course or of an unknown course fails', async () => {
    expect((await play('10010101', token)).code).toBe(404003)
    expect((await play(first, token, '1')).code).toBe(404001)
  })
})

describe('a study report [courses#study-progress]', () => {
  test('counts once per session_id and seq', async () => {
    const session = newSession()
    await report(session, 1, 10, 10)
    await report(session, 1, 10, 10)
    await report(session, 2, 20, 10)
    await report(session, 1, 99, 10)
    expect(await progress()).toMatchObject({ position: 20, played: 20 })
  })

  test('that arrives late adds its played time and keeps the position', async () => {
    const session = newSession()
    await report(session, 3, 60)
    await report(session, 2, 40)
    expect(await progress()).toMatchObject({ position: 60, played: 10 })
  })

  test('of a later page load moves the position back', async () => {
    await report(newSession(), 9, 80)
    await report(newSession(), 1, 15)
    expect((await progress())?.position).toBe(15)
  })

  describe('with the time at which it was made', () => {
    const now = () => sandbox.context.clock.now()
    const reportAt = (made_at: number | undefined, position: number, session = newSession(), seq = 1) =>
      report(session, seq, position, 5, second, made_at)

    test('that was made before the last place, on another device, adds what it played and keeps the place', async () => {
      const laptop = newSession()
      await reportAt(now() - 1200, 30)
      await reportAt(now() - 2400, 10, laptop, 1)
      await reportAt(now() - 2300, 12, laptop, 2)
      expect(await progress()).toMatchObject({ position: 30, played: 12, updated_at: now() - 1200 })
      await reportAt(now() - 1100, 20, laptop, 3)
      expect((await progress())?.position).toBe(20)
    })

    test('in the same second counts by its number, and between page loads by its arrival', async () => {
      const [session, at] = [newSession(), now()]
      await reportAt(at, 40, session, 2)
      await reportAt(at, 39, session, 1)
      expect((await progress())?.position).toBe(40)
      await reportAt(at, 5)
      expect((await progress())?.position).toBe(5)
    })

    test('in the future counts as made now', async () => {
      await reportAt(now() + 86_400, 80)
      await reportAt(now() + 1, 15)
      expect((await progress())?.position).toBe(15)
    })

    test('is not replaced by one without a time, whose played time still counts', async () => {
      await reportAt(now(), 50)
      await reportAt(undefined, 115)
      expect(await progress()).toMatchObject({ position: 50, played: 10 })
    })

    test('replaces the place of one without a time', async () => {
      await reportAt(undefined, 50)
      await reportAt(now() - 60, 20)
      expect((await progress())?.position).toBe(20)
    })
  })

  test.each([
    ['position', 86_401],
    ['position', -1],
    ['duration', 1e308],
    ['played', 1e308],
    ['spent', 86_401],
    ['spent', -1],
    ['seq', 1e308],
    ['seq', 0],
    ['made_at', 1e11],
    ['made_at', -1],
  ])('with %s %s is refused', async (field, value) => {
    const valid = { course_id: course, section_id: second, session_id: newSession(), seq: 1, position: 5, duration: 120, played: 5 }
    const body = { ...valid, [field]: value }
    expect((await sandbox.request('POST /v1/video/study/report', { body, token })).code).toBe(400000)
    expect(await progress()).toBeUndefined()
  })

  test('with the session_id of another learner counts too', async () => {
    const session = newSession()
    await report(session, 1, 30, 5, first)
    token = await sandbox.login(newcomer)
    await report(session, 1, 50, 5, first)
    expect((await progress(first))?.position).toBe(50)
  })

  test('needs the course, except for a trial lesson', async () => {
    token = await sandbox.login(newcomer)
    await expect(report(newSession(), 1, 5)).rejects.toThrow('403003')
    await report(newSession(), 1, 5, 5, first)
    expect((await progress(first))?.position).toBe(5)
  })
})

describe('my courses', () => {
  const myCourses = async (query = {}) => sandbox.data('GET /v1/user/course/list', { query, token })

  test('are sorted by last studied', async () => {
    const { list, total } = await myCourses()
    expect(list.map((item) => item.course.id)).toEqual(['1001', '1005', '1002', '1006'])
    expect(total).toBe(4)
    await report(newSession(), 1, 20)
    expect((await myCourses()).list[0]?.course.id).toBe('1006')
  })

  test('have the last lesson and the progress by duration', async () => {
    const { list } = await myCourses()
    expect(list[0]).toMatchObject({ finished_count: 3, last_section_id: '10010201', last_section_title: '函数的基本性质', last_position: 47 })
    expect(list[3]).toMatchObject({ progress: 0, last_section_id: '', last_section_title: '', last_studied_at: 0 })
    await report(newSession(), 1, 60, 50, third)
    const lessons = await sandbox.data('GET /v1/course/detail', { query: { course_id: course } })
    const seconds = lessons.chapters.flatMap((chapter) => chapter.lessons).reduce((sum, lesson) => sum + lesson.duration, 0)
    expect((await myCourses()).list[0]?.progress).toBe(Math.round((50 / seconds) * 100))
  })

  test('are paginated', async () => {
    expect(await myCourses({ page: 2, page_size: 3 })).toMatchObject({ total: 4, page: 2, page_size: 3, list: [{ course: { id: '1006' } }] })
  })

  test('are empty for a new learner', async () => {
    token = await sandbox.login(newcomer)
    expect(await myCourses()).toMatchObject({ total: 0, list: [] })
  })
})
