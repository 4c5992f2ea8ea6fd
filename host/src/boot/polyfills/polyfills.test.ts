const added: [target: object, name: string][] = [
  [URL, 'canParse'],
  [window, 'reportError'],
  [AbortSignal, 'timeout'],
  [HTMLFormElement.prototype, 'requestSubmit'],
  [Array.prototype, 'at'],
  [Object, 'hasOwn'],
]

beforeAll(async () => {
  for (const [target, name] of added) Reflect.deleteProperty(target, name)
  await import('./polyfills.ts')
})

test('a browser that lacks something has it afterwards', () => {
  expect(added.filter(([target, name]) => !(name in target))).toEqual([])
  expect([1, 2].at(-1)).toBe(2)
  expect(Object.hasOwn({ a: 1 }, 'a')).toBe(true)
})

test('URL.canParse: an address, and one that needs a base', () => {
  expect(URL.canParse('https://xhkt.example/a')).toBe(true)
  expect(URL.canParse('/a')).toBe(false)
  expect(URL.canParse('/a', 'https://xhkt.example')).toBe(true)
})

test('AbortSignal.timeout aborts after its time, with the name of the reason', () => {
  jest.useFakeTimers()
  const signal = AbortSignal.timeout(1000)
  jest.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
  expect((signal.reason as DOMException).name).toBe('TimeoutError')
  jest.useRealTimers()
})

test('requestSubmit submits as a button does: with the check of the fields and the event', () => {
  document.body.innerHTML = '<form><input required></form>'
  const form = document.forms[0] as HTMLFormElement
  const submit = jest.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', submit)
  form.requestSubmit()
  expect(submit).not.toHaveBeenCalled()
  ;(form.elements[0] as HTMLInputElement).value = 'a'
  form.requestSubmit()
  expect(submit).toHaveBeenCalledTimes(1)
  expect(form.children).toHaveLength(1)
})

test('reportError throws in a task of its own', () => {
  jest.useFakeTimers()
  reportError(new Error('boom'))
  expect(() => jest.runAllTimers()).toThrow('boom')
  jest.useRealTimers()
})

test('what a browser has stays', async () => {
  const { addMissing } = await import('./add-missing.ts')
  const own = { at: () => 1 }
  addMissing(own, 'at', () => 2)
  expect(own.at()).toBe(1)
})
