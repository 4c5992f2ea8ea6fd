/** @jest-environment node */
import { countRows } from '../../testing/count-rows.ts'
import { newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const few = 20
const many = 2000
const lessons = [['1005', '10050102'], ['1005', '10050103']] as const

const sandbox = sandboxOfFile(60)
let token: string
beforeAll(async () => (token = await sandbox.login(newcomer)))

function addNotes(from: number, to: number): void {
  for (let number = from; number < to; number += 1) {
    sandbox.context.db.run(
      "INSERT INTO note (user_id, course_id, section_id, position, text, folded, created_at, updated_at) VALUES (2, ?, ?, ?, '要点', '要点', ?, ?)",
      ...[...lessons[number % 2]!, number, number, number],
    )
  }
}

const requests = [{}, { order: 'course' as const }, { section_id: '10050102' }, { course_id: '1005', keyword: '要点' }, { page: 3, page_size: 3 }]

async function rowsOfEach(): Promise<number[]> {
  const rows: number[] = []
  for (const query of requests) {
    rows.push(await countRows(sandbox, () => sandbox.data('GET /v1/user/note/list', { query: { page_size: 9, ...query }, token })))
  }
  return rows
}

test(`a page of notes reads the same rows from ${many} notes as from ${few}`, async () => {
  addNotes(0, few)
  const before = await rowsOfEach()
  addNotes(few, many)
  expect(await rowsOfEach()).toEqual(before)
})
