import type { Schema } from '../../core/schema.ts'

/** What teachers have changed in their rooms. */
export const schema: Schema = {
  tables: `
-- What the teacher has changed in a room. occurrence: the start of the lesson that the stage is of; 0: of every one. stage null: by the clock.
CREATE TABLE live_room (
  room_id TEXT PRIMARY KEY, occurrence INTEGER NOT NULL DEFAULT 0, stage INTEGER, started_at INTEGER NOT NULL DEFAULT 0,
  changed_at INTEGER NOT NULL DEFAULT 0, notice TEXT NOT NULL DEFAULT '', is_muted INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
`,
  learnerTables: ['live_room'],
}
