/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile()
let token: string
beforeAll(async () => (token = await sandbox.login(newcomer)))

const target = () => sandbox.data('GET /v1/user/study/target', { token })

test('study target: a saved one is the chosen one, and gives the tag of the user [personal#study-target]', async () => {
  const { exams, chosen } = await target()
  expect(chosen).toBeNull()
  const exam = exams[2]!
  const { years, levels } = await sandbox.data('GET /v1/school/year/level', { query: { exam_id: exam.id }, token })
  const body = { exam_id: exam.id, goal_id: exam.goals[1]!.id, year: years[0]!, level_id: levels[0]!.id }
  const saved = await sandbox.data('POST /v1/user/tags', { body, token })
  expect((await target()).chosen).toEqual(saved.chosen)
  expect((await sandbox.data('GET /v1/user/detail', { token })).tag).toEqual(saved.tag)
})

test.each([
  ['an unknown exam', { exam_id: '99' }],
  ['a goal of another exam', { goal_id: '201' }],
  ['a year that is over', { year: 2020 }],
  ['a level below that of the exam', { level_id: '1' }],
])('study target: %s is refused, and nothing is saved [personal#study-target]', async (_, change) => {
  const before = await target()
  const { years } = await sandbox.data('GET /v1/school/year/level', { query: { exam_id: '1' }, token })
  const body = { exam_id: '1', goal_id: '101', year: years[0]!, level_id: '3', ...change }
  expect(await sandbox.request('POST /v1/user/tags', { body, token })).toMatchObject({ code: 409032 })
  expect(await target()).toEqual(before)
})

test('study target: the first account has chosen one that can still be chosen', async () => {
  const own = await sandbox.login(buyer)
  const { chosen } = await sandbox.data('GET /v1/user/study/target', { token: own })
  const { years, levels } = await sandbox.data('GET /v1/school/year/level', { query: { exam_id: chosen!.exam.id }, token: own })
  expect(years).toContain(chosen!.year)
  expect(levels).toContainEqual(chosen!.level)
})
