import { createHash } from 'node:crypto'
import { kick } from './kick.ts'
import { chatRefusals } from './refusals.ts'
import { type Account, type ChatState, type Connection, leaveAll } from './chat-state.ts'
import type { Body, Head } from './wire.ts'

/** A number as long as the vendor's, and always the same for a user, so that messages keep their ids over restarts. */
function tinyIdOf(userId: string): string {
  const digest = createHash('sha256').update(userId).digest().readUIntBE(0, 5)
  return `144115${String(digest).padStart(13, '0')}`
}

/** Stands for the signature in later requests of the same page. Signed, so that it outlives a restart of the server. */
function a2KeyOf({ signatures }: ChatState, { userId, instanceId }: Account): string {
  const subject = `${userId}.${instanceId}`
  return `${subject}.${signatures.sign(subject)}`
}

/** The login that the page had on its last connection. Null without one. */
export function accountOf({ accounts, signatures }: ChatState, { instanceId }: Connection, { a2 }: Head): Account | null {
  const [userId = '', instance = '', ...signature] = String(a2).split('.')
  if (instance !== instanceId || signatures.check(`${userId}.${instance}`, signature.join('.')) !== 'valid') return null
  const current = accounts.get(userId)
  if (current) return current.instanceId === instance ? current : null
  return newAccount(userId, instance)
}

const newAccount = (userId: string, instanceId: string): Account => ({
  userId,
  instanceId,
  tinyId: tinyIdOf(userId),
  profile: { name: userId, avatar: '' },
})

/** One user has one page: the vendor's default. The same page that connects again is no second one. */
function kickOtherPages(state: ChatState, { userId, instanceId }: Account): void {
  for (const connection of state.connections) {
    const other = connection.account
    if (other?.userId === userId && other.instanceId !== instanceId) kick(state, connection, 'multipleAccount')
  }
}

/** The account of a first login, by its signature. */
function accountBySignature({ accounts, signatures }: ChatState, { instanceId }: Connection, { identifier, usersig }: Head): Account {
  const userId = String(identifier)
  const result = signatures.check(userId, String(usersig))
  if (result === 'expired') throw chatRefusals.signatureExpired()
  if (result === 'wrong') throw chatRefusals.signatureWrong()
  const known = accounts.get(userId)
  return known?.instanceId === instanceId ? known : newAccount(userId, instanceId)
}

export function login(state: ChatState, connection: Connection, head: Head): Body {
  const isAgain = head.usersig === undefined
  // Another page of the user has logged in meanwhile.
  if (isAgain && !connection.account && state.accounts.has(String(head.a2).split('.', 1)[0] ?? '')) throw chatRefusals.otherPage()
  const account = isAgain && connection.account ? connection.account : accountBySignature(state, connection, head)
  kickOtherPages(state, account)
  state.accounts.set(account.userId, account)
  Object.assign(connection, { account, isExpired: false })
  return { A2Key: a2KeyOf(state, account), TinyId: account.tinyId, HelloInterval: 120, InstanceId: 1, TimeStamp: state.now() }
}

export function logout(state: ChatState, connection: Connection): Body {
  const { account } = connection
  leaveAll(state, connection)
  if (account && state.accounts.get(account.userId) === account) state.accounts.delete(account.userId)
  connection.account = null
  return {}
}

interface ProfileItem {
  Tag?: unknown
  Value?: unknown
}

export function setProfile(_state: ChatState, account: Account, { ProfileItem: items }: Body): Body {
  for (const { Tag, Value } of Array.isArray(items) ? (items as ProfileItem[]) : []) {
    if (Tag === 'Tag_Profile_IM_Nick') account.profile.name = String(Value)
    if (Tag === 'Tag_Profile_IM_Image') account.profile.avatar = String(Value)
  }
  return {}
}
