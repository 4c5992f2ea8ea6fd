import { type FakeKeyDatabase, installKeyDatabase } from './fake-indexed-db.ts'
import { canSavePassword, forgetPassword, readSavedPassword, savePassword } from './saved-password.ts'

const key = 'xhkt_saved_password'
const saved = { phone: '13800000001', password: 'study2026' }
const stored = () => localStorage.getItem(key)
const record = () => JSON.parse(stored() ?? '{}') as { phone: string; password: string }

let keyDatabase: FakeKeyDatabase
beforeEach(() => {
  keyDatabase = installKeyDatabase()
})
afterEach(() => localStorage.clear())

test('saved password: the record has phone and password, and the password is encrypted [session#saved-password]', async () => {
  await savePassword(saved)
  expect(Object.keys(record())).toEqual(['phone', 'password'])
  expect(record().phone).toBe(saved.phone)
  expect(stored()).not.toContain(saved.password)
  expect(atob(record().password)).not.toContain(saved.password)
  expect(await readSavedPassword()).toEqual(saved)
})

test('the key is not extractable [session#saved-password]', async () => {
  await savePassword(saved)
  const [secret] = [...keyDatabase.kept.values()] as CryptoKey[]
  expect(secret).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } })
  await expect(crypto.subtle.exportKey('raw', secret!)).rejects.toThrow()
})

test('the same password is encrypted differently each time, with one key', async () => {
  await savePassword(saved)
  const first = record()
  await savePassword(saved)
  expect(record().password.slice(0, 16)).not.toBe(first.password.slice(0, 16))
  expect(keyDatabase.kept.size).toBe(1)
  localStorage.setItem(key, JSON.stringify(first))
  expect(await readSavedPassword()).toEqual(saved)
})

test.each([
  ['put under another phone', () => localStorage.setItem(key, JSON.stringify({ ...record(), phone: '13800000002' }))],
  ['tampered with', () => localStorage.setItem(key, JSON.stringify({ ...record(), password: btoa('x'.repeat(40)) }))],
  ['not encrypted', () => localStorage.setItem(key, JSON.stringify({ ...record(), password: '明文' }))],
  ['encrypted with a lost key', () => keyDatabase.kept.clear()],
])('a record that is %s cannot be decrypted and is removed', async (_, spoil) => {
  await savePassword(saved)
  spoil()
  expect(await readSavedPassword()).toBeNull()
  expect(stored()).toBeNull()
})

test.each(['{', 'null', '[]', '{"phone":1,"password":"x"}', '{"phone":"13800000001"}'])('a record of %s is no saved password', async (text) => {
  localStorage.setItem(key, text)
  expect(await readSavedPassword()).toBeNull()
})

test('forgetPassword removes the record', async () => {
  await savePassword(saved)
  forgetPassword()
  expect(stored()).toBeNull()
  expect(await readSavedPassword()).toBeNull()
})

test('forgetPassword with a phone leaves the record of another phone', async () => {
  await savePassword(saved)
  forgetPassword('13800000002')
  expect(await readSavedPassword()).toEqual(saved)
  forgetPassword(saved.phone)
  expect(stored()).toBeNull()
})

test('no key is created before a password is saved', async () => {
  expect(await canSavePassword()).toBe(true)
  expect(await readSavedPassword()).toBeNull()
  expect(keyDatabase.kept.size).toBe(0)
})

test('plain http and a browser without storage cannot save a password', async () => {
  keyDatabase.closed = true
  expect(await canSavePassword()).toBe(false)
  await savePassword(saved)
  expect(stored()).toBeNull()
  installKeyDatabase({ isSecureContext: false })
  expect(await canSavePassword()).toBe(false)
})
