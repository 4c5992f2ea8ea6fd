import type { CaptchaResult } from '@xhkt/contract'
import type { Clock } from './clock.ts'
import type { CourseIndex } from './courses/course-index.ts'
import type { Durations } from './courses/media.ts'
import type { DataCopies } from './safety/data-copies.ts'
import type { Db } from './db/database.ts'
import type { Faults } from './faults.ts'
import type { LiveDesk } from './live/desk/live-desk.ts'
import type { LiveRooms } from './live/rooms/live-rooms.ts'
import type { PictureFiles } from './pictures/picture-files.ts'
import type { ReleaseHistory } from './release-history.ts'
import type { SearchIndex } from './search/search-index.ts'
import type { SystemConfigStore } from './system-config.ts'

/** The services and stores that handlers share. */
export interface Context {
  db: Db
  clock: Clock
  faults: Faults
  systemConfig: SystemConfigStore
  durations: Durations
  courses: CourseIndex
  searchIndex: SearchIndex
  pictureFiles: PictureFiles
  dataCopies: DataCopies
  liveRooms: LiveRooms
  liveDesk: LiveDesk
  /** Null when the sandbox runs without a release store. */
  releaseHistory: ReleaseHistory | null
  verifyCaptcha(fields: CaptchaResult): 'ok' | 'expired' | 'used' | 'wrong'
}
