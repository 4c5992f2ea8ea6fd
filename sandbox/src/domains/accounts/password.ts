import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const keyLength = 32

export function hashPassword(password: string, salt = randomBytes(16).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, keyLength).toString('hex')}`
}

export function isPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':')
  return timingSafeEqual(scryptSync(password, salt, keyLength), Buffer.from(hash, 'hex'))
}
