import { randomBytes } from 'node:crypto'
import type { Db } from '../../core/database.ts'

const hour = 3600

/** Other devices of the first account. Nobody has their tokens. */
const devices = [
  {
    agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    loggedIn: 90 * hour,
    seen: 20 * hour,
  },
  {
    agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    loggedIn: 30 * hour,
    seen: 3 * hour,
  },
]

export function seedDevices(db: Db, now: number): void {
  for (const { agent, loggedIn, seen } of devices) {
    const login = randomBytes(32).toString('hex')
    db.run(
      'INSERT INTO session (token_hash, login_id, user_id, issued_at, expires_at) VALUES (?, ?, 1, ?, ?)',
      ...[login, login, now - loggedIn, now + 7 * 24 * hour - seen],
    )
    db.run(
      'INSERT INTO login_device (login_id, user_id, agent, logged_in_at, last_seen_at) VALUES (?, 1, ?, ?, ?)',
      ...[login, agent, now - loggedIn, now - seen],
    )
  }
}
