/** @jest-environment node */
import { countRows } from '../../testing/count-rows.ts'
import { newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const few = 10
const many = 2000

const sandbox = sandboxOfFile(60)
let token: string
beforeAll(async () => (token = await sandbox.login(newcomer)))

function addMessages(from: number, to: number): void {
  for (let number = from; number < to; number += 1) {
    sandbox.context.db.run(
      "INSERT INTO message (user_id, kind, title, text, target, created_at, is_read) VALUES (2, 'order', '消息', '内容', '', ?, ?)",
      ...[number, number % 2],
    )
  }
}

const requests = [{}, { kind: 'order' as const }, { page: 3, page_size: 3 }]

async function rowsOfEach(): Promise<number[]> {
  const rows: number[] = []
  for (const query of requests) {
    rows.push(await countRows(sandbox, () => sandbox.data('GET /v1/user/notice/list', { query: { page_size: 9, ...query }, token })))
  }
  rows.push(await countRows(sandbox, () => sandbox.data('GET /v1/user/notice/count', { token })))
  return rows
}

test(`a page and the count read the same rows from ${many} messages as from ${few} [personal#my-messages]`, async () => {
  addMessages(0, few)
  const before = await rowsOfEach()
  addMessages(few, many)
  expect(await rowsOfEach()).toEqual(before)
})
