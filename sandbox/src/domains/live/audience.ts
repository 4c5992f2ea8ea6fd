/** Milliseconds without a request after which a reader has left. A visitor asks for updates every 3 s. */
const stay = 15_000

/** Who is in a room: the members of its chat, and those who only read along. A person counts once. */
export interface Audience {
  /** Somebody has asked for the room or its updates: a learner by the id of the chat, a visitor by the device. */
  saw(roomId: string, reader: string): void
  /** Those who asked and have not left. */
  readers(roomId: string): string[]
  /** Sets the function that counts the people in a room: the chat knows its members, and asks for these readers. */
  setCount(count: (roomId: string) => number): void
  online(roomId: string): number
  reset(): void
}

/** `now` is in milliseconds. */
export function createAudience(now: () => number): Audience {
  const rooms = new Map<string, Map<string, number>>()
  let countOf = (_roomId: string): number => 0

  function readers(roomId: string): string[] {
    const seen = rooms.get(roomId)
    if (!seen) return []
    for (const [reader, at] of seen) if (now() - at > stay) seen.delete(reader)
    if (seen.size === 0) rooms.delete(roomId)
    return [...seen.keys()]
  }

  return {
    saw(roomId, reader) {
      const seen = rooms.get(roomId) ?? new Map<string, number>()
      rooms.set(roomId, seen.set(reader, now()))
    },
    readers,
    setCount: (count) => (countOf = count),
    online: (roomId) => countOf(roomId),
    reset: () => rooms.clear(),
  }
}
