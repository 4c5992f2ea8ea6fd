import { guardLeaving, hasUnsavedChanges, isLeavingGuarded, registerUnsavedChanges } from './unsaved-changes.ts'

test('a source has unsaved changes while it says so and is registered', () => {
  let hasChanges = false
  const remove = registerUnsavedChanges(() => hasChanges)
  expect(hasUnsavedChanges()).toBe(false)
  hasChanges = true
  expect(hasUnsavedChanges()).toBe(true)
  remove()
  expect(hasUnsavedChanges()).toBe(false)
})

test('the page is guarded until the last guard is removed, and has unsaved changes meanwhile', () => {
  const [first, second] = [guardLeaving(), guardLeaving()]
  first()
  expect([isLeavingGuarded(), hasUnsavedChanges()]).toEqual([true, true])
  second()
  expect([isLeavingGuarded(), hasUnsavedChanges()]).toEqual([false, false])
})
