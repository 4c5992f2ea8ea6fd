import { act, screen, waitFor } from '@testing-library/react'
import { failuresOf } from '@xhkt/testing/failures-of'
import { ApiFailure } from '@xhkt/testing/render-page'
import { lesson, lessonLink, now, ofOther, openSchedule, timetable, timetables, turn, week, weekOf } from '../testing/open-schedule.tsx'

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now * 1000))
afterEach(() => jest.restoreAllMocks())

const lessons = weekOf([ofOther('真题讲评', '2026-11-26T20:00'), lesson('冲刺批改', '2026-11-26T20:30')])
type Answer = { timetable_id: string; enabled: boolean } | ApiFailure

/** A server whose answers to the switches come when the test gives them. */
function openHeld() {
  const waiting: ((answer: Answer) => void)[] = []
  let off = true
  const page = openSchedule({
    [timetables]: () => ({ list: [timetable(14), timetable(28, !off)] }),
    [week]: lessons,
    [turn]: () => new Promise<Answer>((resolve) => waiting.push(resolve)),
  })
  const give = (answer: Answer) => act(() => waiting.shift()!(answer))
  return { ...page, give, serverHas: (enabled: boolean) => (off = !enabled) }
}
const control = (name: RegExp) => screen.findByRole('switch', { name })

test('a switch: shows the lessons and their clash ahead of the answer, and is sent once', async () => {
  const { user, sent, give } = openHeld()
  const other = await control(/注册会计师/)
  expect(other).not.toBeChecked()
  await user.dblClick(other)
  expect(other).toBeChecked()
  expect(await lessonLink(/与“冲刺批改”.*真题讲评/)).toBeVisible()
  await waitFor(() => expect(sent(turn)).toHaveLength(1))
  expect(sent(turn)).toMatchObject([{ body: { timetable_id: '28', enabled: true }, headers: { 'Idempotency-Key': expect.any(String) } }])
  expect(other).toHaveAttribute('aria-busy', 'true')
  give({ timetable_id: '28', enabled: true })
  await waitFor(() => expect(other).not.toHaveAttribute('aria-busy'))
  expect(other).toBeChecked()
})

test.each(failuresOf(turn))('a switch that fails by %s: is as before, says why, and the timetables are requested again [personal#actions]', async (_, failure, message) => {
  const { user, sent, give } = openHeld()
  await user.click(await control(/注册会计师/))
  expect(await lessonLink(/真题讲评.*注册/)).toBeVisible()
  give(failure)
  expect(await screen.findByText(message)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: /真题讲评.*注册/ })).toBeNull())
  expect(await control(/注册会计师/)).not.toBeChecked()
  await waitFor(() => expect(sent(timetables)).toHaveLength(2))
})

test('a switch whose answer is lost: shows what the server has, and a repeat has the same key', async () => {
  const { user, sent, give, serverHas } = openHeld()
  const other = await control(/注册会计师/)
  await user.click(other)
  give(ApiFailure.network())
  await waitFor(() => expect(sent(timetables)).toHaveLength(2))
  await waitFor(() => expect(other).not.toBeChecked())
  await waitFor(() => expect(other).not.toHaveAttribute('aria-busy'))
  // The guard drops a second call to a path within a second.
  jest.spyOn(Date, 'now').mockReturnValue((now + 2) * 1000)
  serverHas(true)
  await user.click(other)
  await waitFor(() => expect(sent(turn)).toHaveLength(2))
  const [first, second] = sent(turn)
  expect(second!.headers['Idempotency-Key']).toBe(first!.headers['Idempotency-Key'])
  give(ApiFailure.network())
  await waitFor(() => expect(sent(timetables)).toHaveLength(3))
  await waitFor(() => expect(other).toBeChecked())
})

test('two timetables at once: each has its own call and its own result', async () => {
  const { user, sent, give } = openHeld()
  await user.click(await control(/申论/))
  await user.click(await control(/注册会计师/))
  await waitFor(() => expect(sent(turn)).toHaveLength(2))
  give({ timetable_id: '14', enabled: false })
  give({ timetable_id: '28', enabled: true })
  await waitFor(async () => expect(await control(/申论/)).not.toHaveAttribute('aria-busy'))
  expect(await control(/申论/)).not.toBeChecked()
  expect(await control(/注册会计师/)).toBeChecked()
})

test('every timetable off: the page says how to see lessons', async () => {
  openSchedule({ [timetables]: { list: [timetable(14, false)] }, [week]: lessons })
  expect(await screen.findByText('课程表都已关闭，打开后直播课会显示在这里')).toBeVisible()
})
