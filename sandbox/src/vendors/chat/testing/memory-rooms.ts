import type { ChatRooms, ChatSignatures, ChatText } from '../chat-rooms.ts'

/** Rooms without a database. */
export class MemoryRooms implements ChatRooms {
  readonly saved: ChatText[] = []
  notice = ''
  isMuted = false

  constructor(private readonly roomIds: readonly string[]) {}

  find(roomId: string) {
    if (!this.roomIds.includes(roomId)) return null
    return { name: '考研数学直播', notice: this.notice, teacherId: `t${roomId}`, isMuted: this.isMuted }
  }

  userOf(userId: string) {
    return userId.startsWith('t') ? { userId, name: '陈老师', avatar: '/media/teacher.svg' } : null
  }

  readers(): string[] {
    return []
  }

  latestSequence(): number {
    return this.saved.at(-1)?.sequence ?? 0
  }

  saveText(_roomId: string, message: ChatText): void {
    this.saved.push(message)
  }
}

/** Signatures that anybody could make. */
export const memorySignatures: ChatSignatures = {
  sign: (userId) => `valid ${userId}`,
  check: (userId, signature) => {
    if (signature === `expired ${userId}`) return 'expired'
    return signature === `valid ${userId}` ? 'valid' : 'wrong'
  },
}
