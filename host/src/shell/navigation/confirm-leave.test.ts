import { waitFor } from '@testing-library/react'
import { useQuestions } from '@xhkt/platform/confirm'
import { guardLeaving } from '@xhkt/platform/unsaved-changes'
import { history } from './navigation.ts'

jest.mock('../../federation/tab-releases.ts', () => ({ routeOf: (path: string) => ({ path, access: 'public' }) }))

const shown: string[] = []
const address = () => location.pathname + location.search
const question = () => useQuestions.getState().questions[0]
let removeGuard = (): void => undefined
history.listen(({ location: { pathname, search } }) => shown.push(pathname + search))

beforeEach(() => {
  history.replace('/home')
  history.push('/form')
  shown.length = 0
  removeGuard = guardLeaving()
})
afterEach(() => {
  removeGuard()
  for (const { answer } of useQuestions.getState().questions) answer(false)
})

async function answer(ok: boolean): Promise<void> {
  await waitFor(() => expect(question()?.content).toBe('填写的内容还没有保存，确定离开吗？'))
  question()!.answer(ok)
  await waitFor(() => expect(question()).toBeUndefined())
}

test.each([
  ['another page', '/categories'],
  ['another tab of the page', '/form?tab=address'],
])('%s is entered only when the learner agrees [forms#unsaved-changes]', async (_, to) => {
  history.push(to)
  await answer(false)
  expect(address()).toBe('/form')
  history.push(to)
  await answer(true)
  await waitFor(() => expect(address()).toBe(to))
  expect(shown).toEqual([to])
})

test('back is undone, and done when the learner agrees [forms#unsaved-changes]', async () => {
  history.go(-1)
  await answer(false)
  expect([address(), shown]).toEqual(['/form', []])
  history.go(-1)
  await answer(true)
  await waitFor(() => expect(shown).toEqual(['/home']))
  expect(address()).toBe('/home')
})

test('a second move during the question is dropped', async () => {
  history.push('/categories')
  history.push('/search')
  expect(useQuestions.getState().questions).toHaveLength(1)
  await answer(true)
  await waitFor(() => expect(address()).toBe('/categories'))
})

test('a jump within the page, and a page without unsaved input, are not asked about', () => {
  history.push('/form#end')
  expect(address() + location.hash).toBe('/form#end')
  removeGuard()
  history.push('/categories')
  expect(address()).toBe('/categories')
  expect(question()).toBeUndefined()
})
