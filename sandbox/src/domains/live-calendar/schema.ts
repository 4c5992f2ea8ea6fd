import { lessonType } from '@xhkt/contract/constants'

/** The types of lessons that are or were live. */
export const liveTypes = `(${lessonType.live}, ${lessonType.playback}, ${lessonType.playbackPending})`

/** What the live calendar needs of the published courses. */
export const calendarIndex = `CREATE INDEX lesson_live_of_course ON lesson (course_id) WHERE type IN ${liveTypes};\n`

/** The address to which a learner's calendar app subscribes: one for each learner. A reset empties the table. */
export const calendarTables = `
CREATE TABLE calendar_feed (
  user_id INTEGER PRIMARY KEY REFERENCES user, token TEXT NOT NULL UNIQUE, created_at INTEGER NOT NULL
);
`

/** In the order in which they are emptied. */
export const calendarTableNames = ['calendar_feed']
