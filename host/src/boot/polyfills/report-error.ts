import { addMissing } from './add-missing.ts'

// In a task of its own, so that nothing catches it but the window.
addMissing(window, 'reportError', (error: unknown) => {
  setTimeout(() => {
    throw error
  })
})
