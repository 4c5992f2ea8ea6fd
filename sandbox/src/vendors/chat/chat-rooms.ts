/** Somebody who speaks in a room. */
export interface ChatUser {
  userId: string
  name: string
  avatar: string
}

export interface ChatText {
  /** The vendor's number of the message. By it a page recognises a message that both the API and the chat deliver. */
  sequence: number
  user: ChatUser
  text: string
}

/** What the chat server asks of the rooms, which live in the database. */
export interface ChatRooms {
  /** Null when there is no such room. `teacherId` is the user id in the chat. */
  find(roomId: string): { name: string; notice: string; teacherId: string; isMuted: boolean } | null
  /** Null for a user of whom only the id is known. */
  userOf(userId: string): ChatUser | null
  /** User ids and others who follow the room without a connection. */
  readers(roomId: string): string[]
  /** Of the newest text; 0 without one. */
  latestSequence(roomId: string): number
  saveText(roomId: string, message: ChatText): void
}

/** The `userSig` by which the vendor knows that a user is one of ours. */
export interface ChatSignatures {
  sign(userId: string): string
  check(userId: string, signature: string): 'valid' | 'expired' | 'wrong'
}
