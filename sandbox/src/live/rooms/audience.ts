/** Milliseconds after which somebody who asked for updates has left. A visitor asks every 3 s. */
const stay = 15_000

/** Counts who is in a room: the members of its chat, and those who only ask for updates. */
export interface Audience {
  /** `device` has asked for updates of the room. */
  saw(roomId: string, device: string): void
  /** The chat says how many its members are. */
  setMembers(members: (roomId: string) => number): void
  online(roomId: string): number
}

/** `now` is in milliseconds. */
export function createAudience(now: () => number): Audience {
  const rooms = new Map<string, Map<string, number>>()
  let membersOf = (_roomId: string): number => 0

  function readers(roomId: string): number {
    const seen = rooms.get(roomId)
    if (!seen) return 0
    for (const [device, at] of seen) if (now() - at > stay) seen.delete(device)
    if (seen.size === 0) rooms.delete(roomId)
    return seen.size
  }

  return {
    saw(roomId, device) {
      const seen = rooms.get(roomId) ?? new Map<string, number>()
      rooms.set(roomId, seen.set(device, now()))
    },
    setMembers: (members) => (membersOf = members),
    online: (roomId) => membersOf(roomId) + readers(roomId),
  }
}
