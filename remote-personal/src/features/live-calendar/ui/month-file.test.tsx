import { act, screen, waitFor } from '@testing-library/react'
import { ApiFailure } from '@xhkt/testing/render-page'
import { all, calendarOf, course, evening, lessonsOf, now, open } from '../testing/open-calendar.tsx'

let files: { name: string; blob: Blob }[]

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true })
  files = []
  let blob = new Blob()
  Object.assign(URL, { createObjectURL: (given: Blob) => ((blob = given), 'blob:month'), revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob })
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(blob)
  })
const save = () => screen.findByRole('button', { name: '下载本月' })

test('下载本月: saves the lessons of the shown month alone, from its first to its last day, once for a double click [personal#live-calendar]', async () => {
  let give = (): void => undefined
  const { user, sent } = open({
    ...calendarOf(all),
    [course]: (call) => {
      const answer = lessonsOf(all, call)
      return call.query.until ? new Promise<typeof answer>((resolve) => (give = () => resolve(answer))) : answer
    },
  })
  const before = sent(course).length
  await user.dblClick(await save())
  act(() => give())
  await waitFor(() => expect(files).toHaveLength(1))
  expect(sent(course).slice(before).map(({ query }) => query)).toEqual([{ day: '2026-11-01', until: '2026-11-30' }])
  expect(files[0]!.name).toBe('直播课 2026-11.ics')
  const text = await textOf(files[0]!.blob)
  const ofMonth = lessonsOf(all, { query: { day: '2026-11-01', until: '2026-11-30' } } as never).list
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(ofMonth.length)
  for (const { title } of ofMonth) expect(text).toContain(`SUMMARY:${title}`)
  expect(text).not.toContain('犯罪构成')
})

test('下载本月: in another month saves that one; a month of 29 days ends on its last', async () => {
  const { user, sent } = open(calendarOf(all), '?month=2028-02')
  const before = sent(course).length
  await user.click(await save())
  expect(await screen.findByText('2028年2月没有直播课')).toBeVisible()
  expect(sent(course).slice(before).map(({ query }) => query)).toContainEqual({ day: '2028-02-01', until: '2028-02-29' })
  expect(files).toEqual([])
})

test('下载本月: is busy until its answer; a failure says so, saves nothing, and can be repeated', async () => {
  let answer = (_: ApiFailure): void => undefined
  let held = false
  const { user } = open({
    ...calendarOf([evening]),
    [course]: (call) => (held && call.query.until === '2026-11-30' ? new Promise<ApiFailure>((resolve) => (answer = resolve)) : lessonsOf([evening], call)),
  })
  held = true
  await user.click(await save())
  expect(await save()).toHaveAttribute('aria-busy', 'true')
  act(() => answer(ApiFailure.status(503)))
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  expect(files).toEqual([])
  held = false
  await waitFor(() => expect(screen.getByRole('button', { name: '下载本月' })).not.toHaveAttribute('aria-busy'))
  await user.click(await save())
  await waitFor(() => expect(files).toHaveLength(1))
})
