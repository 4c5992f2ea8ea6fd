import { writeFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { appTest as test, expect, type Sandbox } from '../../../e2e/fixtures.ts'
import { enginesHere } from '../../../lib/programs/engines.mjs'
import { startEngine } from '../engines.ts'
import { type Backstage, travel } from '../journey.ts'
import { Learner } from '../learner.ts'

interface Envelope<Data> {
  data: Data
}

function backstageOf(sandbox: Sandbox, request: APIRequestContext): Backstage {
  const get = async <Data>(path: string, token = ''): Promise<Data> => {
    const answer = await request.get(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} })
    return ((await answer.json()) as Envelope<Data>).data
  }
  return {
    smsCode: sandbox.smsCode,
    gap: async (lotNumber) => (await get<{ x: number }>(`/sandbox/captcha?lot_number=${lotNumber}`)).x,
    pay: async (orderNo) => void (await sandbox.pay(orderNo, 'success')),
    chatTexts: async (room) => {
      const { messages } = await get<{ messages: { text: string }[] }>(`/sandbox/live/room?live_room_id=${room}`)
      return messages.map(({ text }) => text)
    },
    reported: async (token, courseId, sectionId) => {
      const { list } = await get<{ list: { section_id: string; position: number }[] }>(`/v1/user/study/section?course_id=${courseId}`, token)
      return list.find(({ section_id }) => section_id === sectionId)?.position ?? 0
    },
  }
}

for (const name of enginesHere()) {
  test(`${name}: a learner finds a course, buys and studies it, chats, and uploads a picture`, async ({ appUrl, sandbox, request }, info) => {
    test.setTimeout(240_000)
    const driver = await test.step(`start ${name}`, () => startEngine[name]!(), { timeout: 60_000 })
    try {
      const since = Math.floor(Date.now() / 1000)
      await travel(new Learner(driver, appUrl), backstageOf(sandbox, request), (title, run) => test.step(title, run))
      expect(await driver.problems(), 'the console has no errors').toEqual([])
      const figures = (await (await request.get(`/collector/beacons?since=${since}`)).json()) as Envelope<{ list: { failures: number }[] }>
      expect(figures.data.list.filter(({ failures }) => failures > 0), 'no release has failed').toEqual([])
    } catch (error) {
      const file = info.outputPath('page.png')
      await writeFile(file, await driver.screenshot())
      await info.attach('page', { path: file, contentType: 'image/png' })
      for (const problem of await driver.problems()) info.annotations.push({ type: 'problem', description: problem })
      throw error
    } finally {
      await driver.close()
    }
  })
}
