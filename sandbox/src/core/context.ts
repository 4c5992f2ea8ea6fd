import type { Clock } from './clock.ts'
import type { Db } from './database.ts'
import type { Faults } from './faults.ts'
import type { SystemConfigStore } from './system-config.ts'

/** What handlers share. A domain adds its own service to it, beside the service (`declare module`); `app.ts` makes them all. */
export interface Context {
  db: Db
  clock: Clock
  faults: Faults
  systemConfig: SystemConfigStore
}
