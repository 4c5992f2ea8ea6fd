import { addMissing } from '../add-missing.ts'

addMissing(AbortSignal, 'timeout', (ms) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
  return controller.signal
})
