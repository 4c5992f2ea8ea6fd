import { type FakeVault, installVault } from './fake-indexed-db.ts'
import { canSavePassword, forgetPassword, readSavedPassword, savePassword } from './saved-password.ts'

const key = 'xhkt_saved_password'
const saved = { phone: '13800000001', password: 'study2026' }
const stored = () => localStorage.getItem(key)
const record = () => JSON.parse(stored() ?? '{}') as { phone: string; password: string }

let vault: FakeVault
beforeEach(() => {
  vault = installVault()
})
afterEach(() => localStorage.clear())

test('section 3: the record holds phone and password, and product decisions: the password cannot be read in it', async () => {
  await savePassword(saved)
  expect(Object.keys(record())).toEqual(['phone', 'password'])
  expect(record().phone).toBe(saved.phone)
  expect(stored()).not.toContain(saved.password)
  expect(atob(record().password)).not.toContain(saved.password)
  expect(await readSavedPassword()).toEqual(saved)
})

test('the key is not extractable', async () => {
  await savePassword(saved)
  const [secret] = [...vault.kept.values()] as CryptoKey[]
  expect(secret).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } })
  await expect(crypto.subtle.exportKey('raw', secret!)).rejects.toThrow()
})

test('the same password is never sealed the same way, and always under one key', async () => {
  await savePassword(saved)
  const first = record()
  await savePassword(saved)
  expect(record().password.slice(0, 16)).not.toBe(first.password.slice(0, 16))
  expect(vault.kept.size).toBe(1)
  localStorage.setItem(key, JSON.stringify(first))
  expect(await readSavedPassword()).toEqual(saved)
})

test.each([
  ['put under another phone', () => localStorage.setItem(key, JSON.stringify({ ...record(), phone: '13800000002' }))],
  ['tampered with', () => localStorage.setItem(key, JSON.stringify({ ...record(), password: btoa('x'.repeat(40)) }))],
  ['no seal at all', () => localStorage.setItem(key, JSON.stringify({ ...record(), password: '明文' }))],
  ['sealed under a key that is gone', () => vault.kept.clear()],
])('a record that is %s opens to nobody and goes', async (_, spoil) => {
  await savePassword(saved)
  spoil()
  expect(await readSavedPassword()).toBeNull()
  expect(stored()).toBeNull()
})

test.each(['{', 'null', '[]', '{"phone":1,"password":"x"}', '{"phone":"13800000001"}'])('%s in its place is none', async (text) => {
  localStorage.setItem(key, text)
  expect(await readSavedPassword()).toBeNull()
})

test('it can be forgotten', async () => {
  await savePassword(saved)
  forgetPassword()
  expect(stored()).toBeNull()
  expect(await readSavedPassword()).toBeNull()
})

test('no key is made before a password is kept', async () => {
  expect(await canSavePassword()).toBe(true)
  expect(await readSavedPassword()).toBeNull()
  expect(vault.kept.size).toBe(0)
})

test('plain http, and a browser that keeps nothing, can save none', async () => {
  vault.closed = true
  expect(await canSavePassword()).toBe(false)
  await savePassword(saved)
  expect(stored()).toBeNull()
  installVault({ isSecureContext: false })
  expect(await canSavePassword()).toBe(false)
})
