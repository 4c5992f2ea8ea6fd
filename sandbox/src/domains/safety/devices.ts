import type { Device } from '@xhkt/contract'
import { endOtherSessions, loginIdOf } from '../accounts/sessions.ts'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { deviceName } from './device-name.ts'

interface DeviceRow {
  id: number
  login_id: string
  agent: string
  logged_in_at: number
  last_seen_at: number
}

const hasSession = 'EXISTS (SELECT 1 FROM session s WHERE s.login_id = d.login_id AND s.ended = 0 AND s.expires_at > ?)'
const ofUser = query<DeviceRow>(
  `SELECT d.* FROM login_device d WHERE d.user_id = ? AND ${hasSession} ORDER BY d.login_id = ? DESC, d.last_seen_at DESC, d.id DESC LIMIT 50`,
)
const byId = query<DeviceRow>(`SELECT d.* FROM login_device d WHERE d.id = ? AND d.user_id = ? AND ${hasSession}`)

/** Where the learner is logged in (docs/product/personal.md#devices). */
export function listDevices(context: Context, user: User, token: string): { list: Device[] } {
  const current = loginIdOf(context, token)
  const rows = context.db.all(ofUser, user.id, context.clock.now(), current)
  return {
    list: rows.map(({ id, login_id, agent, logged_in_at, last_seen_at }) => ({
      device_id: String(id),
      name: deviceName(agent),
      logged_in_at,
      last_seen_at,
      is_current: login_id === current,
    })),
  }
}

/** Ends the login of another device. One of another learner is as unknown as one that has ended. */
export function logOutDevice(context: Context, user: User, token: string, id: string) {
  const device = context.db.get(byId, id, user.id, context.clock.now())
  if (!device) throw apiErrors.deviceNotFound()
  if (device.login_id === loginIdOf(context, token)) throw apiErrors.deviceIsCurrent()
  context.db.run('UPDATE session SET ended = 1 WHERE login_id = ?', device.login_id)
  return listDevices(context, user, token)
}

export function logOutOthers(context: Context, user: User, token: string) {
  endOtherSessions(context, user.id, token)
  return listDevices(context, user, token)
}
