import { Conflict, type ReleaseStore } from '../store/release-store.ts'

const once = { ifAbsent: true } as const

/** Tests that hold for every store. `open` returns an empty one. */
export function testStoreContract(open: () => Promise<ReleaseStore>): void {
  let store: ReleaseStore

  beforeEach(async () => {
    store = await open()
  })

  const text = async (key: string) => (await store.get(key))?.body.toString()

  /** How many writes succeeded; the others must be conflicts. */
  const succeeded = async (writes: Promise<string>[]): Promise<number> => {
    const results = await Promise.allSettled(writes)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict)
    return results.filter(({ status }) => status === 'fulfilled').length
  }

  describe('a write', () => {
    it('creates an absent key once', async () => {
      expect(await store.get('a/b.json')).toBeNull()
      await store.put('a/b.json', 'one', once)
      await expect(store.put('a/b.json', 'two', once)).rejects.toThrow(Conflict)
      expect(await text('a/b.json')).toBe('one')
    })

    it('replaces only the version that was read', async () => {
      const first = await store.put('a', 'one', once)
      expect((await store.get('a'))?.version).toBe(first)
      const second = await store.put('a', 'two', { ifVersion: first })
      await expect(store.put('a', 'three', { ifVersion: first })).rejects.toThrow(Conflict)
      expect(await text('a')).toBe('two')
      expect(await store.put('a', 'three', { ifVersion: second })).not.toBe(second)
    })

    it('to a removed key is a conflict', async () => {
      const version = await store.put('a', 'one', once)
      await store.remove('a')
      await expect(store.put('a', 'one', { ifVersion: version })).rejects.toThrow(Conflict)
    })

    it('keeps every byte', async () => {
      const body = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 251))
      await store.put('a.br', body, once)
      expect((await store.get('a.br'))?.body.equals(body)).toBe(true)
      await store.put('nothing', '', once)
      expect(await text('nothing')).toBe('')
    })

    it.each([
      ['of other bytes', (i: number) => String(i)],
      ['of the same bytes', () => 'same'],
    ])('%s succeeds for one of many concurrent writers', async (_, bodyOf) => {
      const many = Array.from({ length: 20 }, (_unused, i) => i)
      expect(await succeeded(many.map((i) => store.put('a', `first ${bodyOf(i)}`, once)))).toBe(1)
      const version = (await store.get('a'))?.version ?? ''
      expect(await succeeded(many.map((i) => store.put('a', `second ${bodyOf(i)}`, { ifVersion: version })))).toBe(1)
    })

    it.each(['', '/a', '../a', 'a/../b', '.locks/a', 'a//b', 'a/'])('refuses the key %p', async (key) => {
      await expect(async () => store.put(key, 'x', once)).rejects.toThrow('is not a key')
      await expect(async () => store.get(key)).rejects.toThrow('is not a key')
    })
  })

  describe('list and remove', () => {
    it('select keys by prefix, without temporary files', async () => {
      for (const key of ['a/1/x', 'a/1/y', 'a/10/x', 'b']) await store.put(key, key, once)
      expect(await store.list('')).toEqual(['a/1/x', 'a/1/y', 'a/10/x', 'b'])
      expect(await store.list('a/1/')).toEqual(['a/1/x', 'a/1/y'])
      expect(await store.list('a/1')).toEqual(['a/1/x', 'a/1/y', 'a/10/x'])
      expect(await store.list('nowhere/')).toEqual([])
      await store.remove('a/1/')
      expect(await store.list('')).toEqual(['a/10/x', 'b'])
      await store.remove('b')
      await store.remove('b')
      expect(await store.list('')).toEqual(['a/10/x'])
      await expect(async () => store.remove('')).rejects.toThrow('is not a key')
    })
  })
}
