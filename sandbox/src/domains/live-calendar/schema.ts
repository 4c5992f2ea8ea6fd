import { lessonType } from '@xhkt/contract/constants'
import type { Schema } from '../../core/schema.ts'

/** The types of lessons that are or were live. */
export const liveTypes = `(${lessonType.live}, ${lessonType.playback}, ${lessonType.playbackPending})`

/** The address to which a learner's calendar app subscribes: one for each learner. */
export const schema: Schema = {
  tables: `
CREATE INDEX lesson_live_of_course ON lesson (course_id) WHERE type IN ${liveTypes};
CREATE TABLE calendar_feed (
  user_id INTEGER PRIMARY KEY REFERENCES user, token TEXT NOT NULL UNIQUE, created_at INTEGER NOT NULL
);
`,
  learnerTables: ['calendar_feed'],
}
