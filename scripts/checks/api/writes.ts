import type { CallName } from '@xhkt/contract/answer-errors'
import type { ApiClient, Reply } from './api-client.ts'
import { findValue } from './found-values.ts'

type Answers = ReadonlyMap<CallName, unknown>
type Written = [call: CallName, reply: Reply]

function textAt(data: unknown, key: string): string {
  const value = (data as Record<string, unknown> | null | undefined)?.[key]
  return typeof value === 'string' ? value : ''
}

async function firstDistrict(client: ApiClient): Promise<string> {
  let parent: string | undefined
  for (let level = 0; level < 3; level++) {
    const { data } = await client.call('GET /v1/region/list', { query: { parent } })
    parent = textAt((data as { list?: unknown[] } | null)?.list?.[0], 'id')
  }
  return parent ?? ''
}

/** Adds a favourite, a note and an address, and removes them again. Returns the answer of each call. */
export async function writes(client: ApiClient, answers: Answers): Promise<Written[]> {
  const written: Written[] = []
  const write = async (call: CallName, body: object): Promise<unknown> => {
    const reply = await client.call(call, { body })
    written.push([call, reply])
    return reply.data
  }
  const course_id = String(findValue('course_id', answers))
  await write('POST /v1/user/course/favourite', { course_id })
  await write('DELETE /v1/user/course/favourite', { course_id })
  const section_id = String(findValue('section_id', answers))
  const note = await write('POST /v1/user/note', { course_id, section_id, position: 0, text: '接口检查' })
  if (note !== null) await write('DELETE /v1/user/note', { note_id: textAt(note, 'note_id') })
  const region_id = await firstDistrict(client)
  const address = await write('POST /v1/user/address', { name: '接口检查', phone: '13800000000', region_id, detail: '接口检查路 1 号' })
  if (address !== null) await write('DELETE /v1/user/address', { address_id: textAt(address, 'address_id') })
  return written
}
