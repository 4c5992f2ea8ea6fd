import { render, screen } from '@testing-library/react'
import { answerShapes } from '@xhkt/contract/answer-shapes'
import type { Beacon } from '@xhkt/contract/federation/beacon'
import { systemEndpoints } from '@xhkt/contract/subjects/system'
import { api, readAnswersBy } from '@xhkt/platform/api'
import { config } from '@xhkt/platform/config'
import { answerCalls } from '@xhkt/testing/answer-calls'
import { sampleSystemConfig } from '@xhkt/testing/sample-system-config'
import { reportAnswerFaults } from './answer-faults.ts'
import { PageSlot } from './page-slot.tsx'
import { runRelease } from './tab-releases.ts'

const sent: Beacon[] = []
const reported: string[] = []

beforeAll(() => {
  config.beacons = '/collector/beacons'
  navigator.sendBeacon = (_, body) => sent.push(JSON.parse(body as string) as Beacon) > 0
  globalThis.reportError = (error) => void reported.push(String(error))
  readAnswersBy(answerShapes(systemEndpoints))
  reportAnswerFaults()
})
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  sent.length = 0
  reported.length = 0
})
afterEach(() => jest.useRealTimers())

const broken = { ...sampleSystemConfig(), study_video_report_period: 'secret' as unknown as number }

async function readConfig(answer = sampleSystemConfig()): Promise<void> {
  answerCalls({ 'GET /v1/sys/config': answer })
  await api.get('/v1/sys/config')
}

test('a fault is named once in the console, without its value, and counted for the collector [answers#reports]', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
  await readConfig(broken)
  await readConfig(broken)
  expect(reported).toEqual(['ApiError: answer of GET /v1/sys/config by localhost: study_video_report_period is string, not count'])
  jest.advanceTimersByTime(10_000)
  const fault = { call: 'GET /v1/sys/config', field: 'study_video_report_period', expected: 'count', received: 'string', host: 'localhost', count: 2 }
  expect(sent).toEqual([{ loads: [], failures: [], answer_faults: [fault] }])
})

describe('a page that throws while it renders', () => {
  const Page = () => {
    throw new Error('boom')
  }
  const replace = jest.fn(() => Promise.resolve('1.0.0-a'))
  const open = () =>
    render(
      <PageSlot source={{ owner: 'catalog', release: '1.1.0-b', loaded: () => Page, load: () => Promise.resolve(Page), cancel: jest.fn(), replace }} skeleton="bones" />,
    )

  test('over a broken answer keeps its release, and is reported at the step answer [answers#reports]', async () => {
    const release = { release: '1.1.0-b', entry: '/catalog/1.1.0-b/container.js', container: 'catalog_b', routes: [], assets: {}, integrity: {}, needs: { contract: 1 } }
    runRelease('catalog', { ...release, title: '课程' })
    await readConfig(broken)
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('课程页面加载失败')
    expect(replace).not.toHaveBeenCalled()
    expect(sent.flatMap(({ failures }) => failures)).toMatchObject([
      { area: 'catalog', release: '1.1.0-b', step: 'answer', error: 'Error: boom', fallback_release: null },
    ])
  })

  test('over good answers is replaced by its fallback release', async () => {
    await readConfig()
    open()
    await screen.findByText('bones')
    expect(replace).toHaveBeenCalled()
    expect(sent.flatMap(({ failures }) => failures)).toMatchObject([{ step: 'render', fallback_release: '1.0.0-a' }])
  })
})
