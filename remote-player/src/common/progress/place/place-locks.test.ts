import type { PlaceLock } from './place-lock.ts'
import { placeRecord } from './place-record.ts'
import { StoragePlaceLock } from './storage-place-lock.ts'
import { WebPlaceLock } from './web-place-lock.ts'

interface Held {
  give: (reason: DOMException) => void
}

/** For tests: the locks of one browser, with one name. */
class FakeLocks {
  #held: Held | null = null

  readonly request = async (_: string, options: LockOptions, hold: (lock: Lock | null) => Promise<void> | null): Promise<unknown> => {
    if (this.#held && options.steal) this.#held.give(new DOMException('stolen', 'AbortError'))
    else if (this.#held) return hold(null)
    const held: Held = { give: () => undefined }
    const stolen = new Promise<never>((_settle, reject) => {
      held.give = reject
    })
    this.#held = held
    try {
      return await Promise.race([hold({ name: 'x', mode: 'exclusive' }), stolen])
    } finally {
      if (this.#held === held) this.#held = null
    }
  }
}

function webLocks(): PlaceLock[] {
  const locks = new FakeLocks() as unknown as LockManager
  return ['tab-one', 'tab-two'].map((id) => new WebPlaceLock(id, locks))
}

/** Another tab hears of a change by an event; here both are one page. */
const storageLocks = (): PlaceLock[] => ['tab-one', 'tab-two'].map((id) => new StoragePlaceLock(id))

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => placeRecord.remove())

describe.each([
  ['Web Lock', webLocks],
  ['lock in local storage', storageLocks],
])('%s', (_, open) => {
  let [one, two]: PlaceLock[] = []
  const lost: string[] = []
  beforeEach(() => {
    ;[one, two] = open()
    lost.length = 0
    one?.onLost(() => lost.push('one'))
    two?.onLost(() => lost.push('two'))
  })
  afterEach(() => {
    one?.release()
    two?.release()
  })

  test('one tab has it, and may ask again', async () => {
    expect(await one?.acquire()).toBe(true)
    expect(await one?.acquire()).toBe(true)
    expect(await two?.acquire()).toBe(false)
    expect(two?.isKnown('tab-one')).toBe(true)
  })

  test('a released lock is free at once, also for the same tab', async () => {
    await one?.acquire()
    one?.release()
    expect(await one?.acquire()).toBe(true)
    one?.release()
    await settled()
    expect(await two?.acquire()).toBe(true)
    expect(lost).toEqual([])
  })

  test('the tab from which it is stolen is notified, the one that steals is not', async () => {
    await one?.acquire()
    await two?.steal()
    await settled()
    expect(lost).toEqual(['one'])
    await two?.steal()
    await one?.steal()
    await settled()
    expect(lost).toEqual(['one', 'two'])
    expect(await two?.acquire()).toBe(false)
  })
})

test('lock in local storage: a tab that crashed has it for 70 s', async () => {
  const [one, two] = storageLocks()
  placeRecord.set('tab-crashed')
  expect(await one?.acquire()).toBe(false)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 70_001)
  expect(await two?.acquire()).toBe(true)
  two?.release()
})

test('lock in local storage: a tab that crashed does not have it for longer when the clock was set back', async () => {
  const [one] = storageLocks()
  placeRecord.set('tab-crashed')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  expect(await one?.acquire()).toBe(true)
  one?.release()
})
