import { updateHistoryState, writePageState } from './history-state.ts'

test('the state of an entry changes only with one of its fields: Safari refuses more than 100 changes in 30 s', () => {
  history.replaceState({ key: 'a1', idx: 2 }, '')
  const replace = jest.spyOn(history, 'replaceState')
  for (const y of [40, 40, 40]) updateHistoryState({ followed: { name: '展开', nth: 0, y } })
  expect(replace).toHaveBeenCalledTimes(1)
  updateHistoryState({ top: 300, height: 900 })
  updateHistoryState({ top: 300, height: 900 })
  expect(replace).toHaveBeenCalledTimes(2)
  writePageState('open', [1])
  writePageState('open', [1])
  expect(replace).toHaveBeenCalledTimes(3)
  const followed = { name: '展开', nth: 0, y: 40 }
  expect(history.state).toEqual({ key: 'a1', idx: 2, followed, top: 300, height: 900, pageState: { open: [1] } })
})
