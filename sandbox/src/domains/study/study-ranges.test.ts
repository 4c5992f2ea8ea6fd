/** @jest-environment node */
import type { PlayedRange } from '@xhkt/contract/played-ranges'
import { buyer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

// The first account owns course 1006 and has not started it. The lesson lasts 120 s.
const course_id = '1006'
const section_id = '10060102'

const sandbox = sandboxOfEachTest()
let token: string
beforeEach(async () => {
  token = await sandbox.login(buyer)
})

let lastSession = 0
function body(fields: object) {
  lastSession += 1
  return { course_id, section_id, session_id: `session-${lastSession}`, seq: 1, position: 5, duration: 120, played: 5, ...fields }
}
const report = (fields: object) => sandbox.data('POST /v1/video/study/report', { body: body(fields), token })
const ranged = (ranges: PlayedRange[], more: object = {}) => report({ ranges, ...more })

async function progress() {
  const { list } = await sandbox.data('GET /v1/user/study/section', { query: { course_id }, token })
  return list.find((lesson) => lesson.section_id === section_id)
}

describe('a study report with ranges', () => {
  test('counts every second of the lesson once', async () => {
    await ranged([[0, 20], [10, 30]])
    await ranged([[25, 40.5]])
    await ranged([[60, 70]], { played: 500 })
    expect(await progress()).toMatchObject({ played: 50.5, ranges: [[0, 40.5], [60, 70]], finished: false })
  })

  test('counts nothing beyond the lesson, and no reversed range', async () => {
    await ranged([[115, 130], [200, 300], [80, 20]])
    expect(await progress()).toMatchObject({ played: 5, ranges: [[115, 120]] })
  })

  test('keeps at most 500 ranges, and drops the shortest', async () => {
    for (let from = 0; from < 120; from += 10) {
      await ranged(Array.from({ length: 50 }, (_, i) => [from + i / 5, from + i / 5 + (from < 20 ? 0.05 : 0.1)]))
    }
    const kept = (await progress())?.ranges ?? []
    expect(kept).toHaveLength(500)
    expect(kept[0]).toEqual([20, 20.1])
  })

  test.each([
    ['107.9 of 120 s', [[0, 107.9]], false],
    ['90 % in parts', [[0, 50], [55, 113]], true],
    ['a jump to the end', [[119, 120]], false],
  ] as [string, PlayedRange[], boolean][])('finishes the lesson at 90%% of its length: %s [courses#study-progress]', async (_case, ranges, finished) => {
    await ranged(ranges, { position: 120 })
    expect((await progress())?.finished).toBe(finished)
  })

  test.each([
    ['more than 100 ranges', Array.from({ length: 101 }, (_, i) => [i, i + 0.5])],
    ['a number', [5]],
    ['three numbers', [[1, 2, 3]]],
    ['a negative second', [[-1, 2]]],
    ['a second beyond a day', [[0, 86_401]]],
  ])('is refused with %s', async (_case, ranges) => {
    expect((await sandbox.request('POST /v1/video/study/report', { body: body({ ranges }), token })).code).toBe(400000)
  })
})

test('a study report without ranges, from an older release, counts what was played up to its position [courses#study-progress]', async () => {
  await report({ position: 60, played: 25 })
  await report({ position: 5, played: 25 })
  await report({ position: 120, played: 0 })
  expect(await progress()).toMatchObject({ played: 30, ranges: [[0, 5], [35, 60]], position: 120, finished: false })
})

test('a later report keeps a finished lesson finished', async () => {
  await report({ position: 120, played: 110 })
  await report({ position: 3 })
  expect(await progress()).toMatchObject({ finished: true, position: 3 })
})
