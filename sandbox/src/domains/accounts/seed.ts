import type { Db } from '../../core/database.ts'

/** The two seeded accounts (docs/product/sandbox.md#sandbox-accounts). */
export const accounts = [
  { phone: '13800000001', password: 'study2026', nickname: '林晓', about: '拥有课程，各种状态的订单，学习进度' },
  { phone: '13800000002', password: 'study2026', nickname: '', about: '新用户，什么都没有' },
] as const

type SeededPhone = (typeof accounts)[number]['phone']

/**
 * The hashes of the seeded passwords. They are constants, because every start and every test file would hash them for 0.1 s. The salt is
 * fixed, so that the page can tell a seeded password from a changed one.
 */
export const seededHashes: Record<SeededPhone, string> = {
  '13800000001': 'seed-13800000001:da01e947a25ac839d2f52c189032364da3951f73a61334c365f09fbc1fcdd45a',
  '13800000002': 'seed-13800000002:58628adad4072033b2e5d5987c8b82e5d258ebabda0b10d5980289b0d040096e',
}

const day = 86_400

export function seedAccounts(db: Db, now: number): void {
  accounts.forEach(({ phone, nickname }, index) => {
    db.run(
      'INSERT INTO user (id, phone, nickname, avatar, password_hash, tag_id, tag_name, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[index + 1, phone, nickname, nickname ? '/media/teachers/2.svg' : '', seededHashes[phone]],
      ...[nickname ? '1' : null, nickname ? '考研党' : null, now - (index === 0 ? 90 : 1) * day],
    )
  })
}
