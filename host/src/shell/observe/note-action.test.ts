import { lastActions } from '../../federation/last-actions.ts'
import { noteAction } from './note-action.ts'

test('the last five actions are kept, each with at most 100 characters', () => {
  for (const at of [1, 2, 3, 4, 5]) noteAction(`button ${at}`)
  noteAction('x'.repeat(101))
  expect(lastActions).toEqual(['button 2', 'button 3', 'button 4', 'button 5', 'x'.repeat(100)])
})
