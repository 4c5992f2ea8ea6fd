/** Loads the module again and keeps the storage, as a reload does. */
async function freshDeviceId(): Promise<string> {
  let id = ''
  await jest.isolateModulesAsync(async () => {
    const { deviceId } = (await import('./device-id.ts'))
    id = deviceId()
    expect(deviceId()).toBe(id)
  })
  return id
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('device id: a UUID generated once, kept in local storage [api#requests]', () => {
  beforeEach(() => localStorage.clear())

  test('stays the same after a reload', async () => {
    const id = await freshDeviceId()
    expect(id).toMatch(uuid)
    expect(localStorage.getItem('xhkt_device_id')).toBe(id)
    expect(await freshDeviceId()).toBe(id)
  })

  test('needs no crypto.randomUUID, which is missing on http', async () => {
    const given = Object.getOwnPropertyDescriptor(crypto, 'randomUUID')
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    expect(await freshDeviceId()).toMatch(uuid)
    if (given) Object.defineProperty(crypto, 'randomUUID', given)
    else Reflect.deleteProperty(crypto, 'randomUUID')
  })

  test.each(['', 'nonsense', 'a\r\nEvil: 1', '12345678-1234-1234-1234-12345678901'])('replaces an edited value %j', async (edited) => {
    localStorage.setItem('xhkt_device_id', edited)
    const id = await freshDeviceId()
    expect(id).toMatch(uuid)
    expect(localStorage.getItem('xhkt_device_id')).toBe(id)
  })

  test('lasts until the page is left when the storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    expect(await freshDeviceId()).toMatch(uuid)
  })
})
