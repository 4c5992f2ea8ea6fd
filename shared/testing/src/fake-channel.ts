/** A BroadcastChannel for tests. Delivers each message to the other channels of the same name, a microtask later. */
export class FakeChannel {
  static readonly open = new Set<FakeChannel>()
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor(readonly name: string) {
    FakeChannel.open.add(this)
  }

  postMessage(data: unknown): void {
    const copy: unknown = structuredClone(data)
    queueMicrotask(() => {
      for (const other of FakeChannel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data: copy })
    })
  }

  close(): void {
    FakeChannel.open.delete(this)
  }

  static install(): void {
    FakeChannel.open.clear()
    Object.assign(globalThis, { BroadcastChannel: FakeChannel })
  }
}
