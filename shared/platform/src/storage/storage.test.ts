import fc from 'fast-check'
import { localItem, localJson, localKeys, sessionItem, sessionJson } from '@xhkt/platform/storage'

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isAnything = (_value: unknown): _value is unknown => true
const refuse = (name: string) => () => {
  throw new DOMException('refused', name)
}

describe.each([
  ['localJson', localJson, () => window.localStorage],
  ['sessionJson', sessionJson, () => window.sessionStorage],
])('%s: session and local storage helpers support JSON [entities#browser-storage]', (_, json, native) => {
  beforeEach(() => {
    json.remove('key')
    native().clear()
  })

  it('gives the stored value until it is removed', () => {
    expect(json.set('key', 7)).toBe(true)
    expect(json.get('key', isNumber)).toBe(7)
    expect(native().getItem('key')).toBe('7')
    json.remove('key')
    expect(json.get('key', isNumber)).toBeNull()
    expect(native()).toHaveLength(0)
  })

  it('does not store an equal value again: it would undo a change of another tab that this tab cannot see yet', () => {
    json.set('key', 7)
    const write = jest.spyOn(Storage.prototype, 'setItem')
    expect(json.set('key', 7)).toBe(true)
    expect(write).not.toHaveBeenCalled()
    json.set('key', 8)
    expect(write).toHaveBeenCalledWith('key', '8')
  })

  it('clears every key but the kept ones, also those of others and a value that the browser refused', () => {
    native().setItem('of a vendor', 'text')
    json.set('kept', 1)
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
    json.set('key', 7)
    write.mockRestore()
    const listener = jest.fn()
    const end = json.subscribe('key', listener)
    json.clear((name) => name === 'kept')
    end()
    expect(Object.keys(native())).toEqual(['kept'])
    expect(json.get('key', isNumber)).toBeNull()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('clears nothing, and does not throw, where the storage is blocked', () => {
    jest.spyOn(window, json === localJson ? 'localStorage' : 'sessionStorage', 'get').mockImplementation(refuse('SecurityError'))
    expect(() => { json.clear(() => false) }).not.toThrow()
  })

  it('gives null for a key that was never set', () => {
    expect(json.get('key', isAnything)).toBeNull()
    expect(() => { json.remove('key') }).not.toThrow()
  })

  it.each([['{'], [''], ['undefined'], ['"7"'], ['null'], ['[7]'], ['{"__proto__":{"polluted":1}}']])(
    'ignores the edited text %p',
    (text) => {
      native().setItem('key', text)
      expect(json.get('key', isNumber)).toBeNull()
      expect({}).not.toHaveProperty('polluted')
    },
  )

  it('ignores a value when its guard throws', () => {
    json.set('key', null)
    const guard = (value: unknown): value is { deep: { n: number } } => (value as { deep: { n: number } }).deep.n > 0
    expect(json.get('key', guard)).toBeNull()
  })

  it.each([
    ['undefined', undefined],
    ['a function', () => 1],
    ['a bigint', 1n],
    ['a circular object', (() => { const a: { self?: unknown } = {}; a.self = a; return a })()],
  ])('does not store %s, and keeps the previous value', (_name, value) => {
    json.set('key', 7)
    expect(json.set('key', value)).toBe(false)
    expect(json.get('key', isNumber)).toBe(7)
  })

  it('keeps a value for the life of the page when the storage is full', () => {
    json.set('key', 1)
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
    expect(json.set('key', 2)).toBe(false)
    expect(json.get('key', isNumber)).toBe(2)
    full.mockRestore()
    expect(native().getItem('key')).toBe('1')
    expect(json.set('key', 3)).toBe(true)
    expect(json.get('key', isNumber)).toBe(3)
    expect(native().getItem('key')).toBe('3')
  })

  it('removes a value that the full storage refused', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
    json.set('key', 2)
    json.remove('key')
    expect(json.get('key', isNumber)).toBeNull()
  })

  it('works for the life of the page when reading the storage itself throws', () => {
    const name = json === localJson ? 'localStorage' : 'sessionStorage'
    jest.spyOn(window, name, 'get').mockImplementation(refuse('SecurityError'))
    expect(json.get('key', isNumber)).toBeNull()
    expect(json.set('key', 5)).toBe(false)
    expect(json.get('key', isNumber)).toBe(5)
    json.remove('key')
    expect(json.get('key', isNumber)).toBeNull()
  })

  it('works for the life of the page when every method throws', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse('SecurityError'))
    }
    expect(json.set('key', 5)).toBe(false)
    expect(json.get('key', isNumber)).toBe(5)
    json.remove('key')
    expect(json.get('key', isNumber)).toBeNull()
  })

  it('gives every JSON value unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue({ stringUnit: 'binary' }), (key, value) => {
        json.set(key, value)
        expect(json.get(key, isAnything)).toEqual(JSON.parse(JSON.stringify(value)))
        json.remove(key)
      }),
    )
  })
})

it.each([
  ['localItem', localItem, () => window.localStorage],
  ['sessionItem', sessionItem, () => window.sessionStorage],
])('%s: a value is read by its shape', (_, open, native) => {
  native().clear()
  const item = open('key', { words: ['text'], 'size?': ['one', 'small', 'large'] })
  const listener = jest.fn()
  const end = item.subscribe(listener)
  expect(item.get()).toBeNull()
  expect(item.set({ words: ['x'], size: 'large' })).toBe(true)
  expect(item.get()).toEqual({ words: ['x'], size: 'large' })
  native().setItem('key', '{"words":["x",7],"size":"huge"}')
  expect(item.get()).toEqual({ words: ['x'] })
  for (const text of ['{', 'null', '{"words":"x"}', '7']) {
    native().setItem('key', text)
    expect(item.get()).toBeNull()
    expect(native().getItem('key')).toBe(text)
  }
  item.remove()
  end()
  expect(native()).toHaveLength(0)
  expect(listener).toHaveBeenCalledTimes(2)
})

it('localKeys: the keys with a prefix, also of a value that the browser refused; none where the storage is blocked', () => {
  localStorage.clear()
  localJson.set('a.1', 1)
  localJson.set('b.1', 1)
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
  localJson.set('a.2', 1)
  write.mockRestore()
  expect(localKeys('a.')).toEqual(['a.1', 'a.2'])
  localJson.remove('a.2')
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'))
  expect(localKeys('a.')).toEqual([])
})

it('the two storages are independent', () => {
  localJson.set('key', 1)
  sessionJson.set('key', 2)
  expect(localJson.get('key', isNumber)).toBe(1)
  expect(sessionJson.get('key', isNumber)).toBe(2)
})
