import { groupState } from '@xhkt/contract/constants'
import type { Schema } from '../../core/schema.ts'

/** Group purchases. */
export const schema: Schema = {
  tables: `
CREATE TABLE group_buy (
  id INTEGER PRIMARY KEY AUTOINCREMENT, course_id INTEGER NOT NULL REFERENCES course, leader_name TEXT NOT NULL, leader_avatar TEXT NOT NULL,
  size INTEGER NOT NULL, joined INTEGER NOT NULL, state INTEGER NOT NULL, expires_at INTEGER NOT NULL
);
CREATE INDEX group_by_course ON group_buy (course_id, state, expires_at);
CREATE INDEX group_waiting ON group_buy (expires_at) WHERE state = ${groupState.filling};
`,
  learnerTables: ['group_buy'],
}
