import type { CaptchaResult } from '@xhkt/contract'
import type { Clock } from './clock.ts'
import type { CourseIndex } from '../domains/courses/course-index.ts'
import type { Durations } from '../domains/media/media.ts'
import type { DataCopies } from '../domains/safety/data-copies.ts'
import type { Db } from './database.ts'
import type { Faults } from './faults.ts'
import type { LiveDesk } from '../domains/live/desk/live-desk.ts'
import type { LiveRooms } from '../domains/live/live-rooms.ts'
import type { PictureFiles } from '../domains/pictures/picture-files.ts'
import type { ReleaseHistory } from '../desk/releases/release-history.ts'
import type { SearchIndex } from '../domains/search/search-index.ts'
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
