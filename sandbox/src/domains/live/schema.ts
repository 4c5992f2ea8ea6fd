import type { Schema } from '../../core/schema.ts'

/** What happens in the live rooms. */
export const schema: Schema = {
  tables: `
-- at: seconds since the start of the lesson.
CREATE TABLE live_message (
  room_id TEXT NOT NULL, sequence INTEGER NOT NULL, kind TEXT NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL, avatar TEXT NOT NULL,
  role TEXT NOT NULL, text TEXT NOT NULL, sent_at INTEGER NOT NULL, at REAL NOT NULL, PRIMARY KEY (room_id, sequence)
) WITHOUT ROWID;
CREATE INDEX live_message_by_time ON live_message (room_id, at, sequence);
CREATE TABLE live_question (
  id INTEGER PRIMARY KEY AUTOINCREMENT, room_id TEXT NOT NULL, text TEXT NOT NULL, options TEXT NOT NULL, asked_at INTEGER NOT NULL,
  closed INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX live_question_by_room ON live_question (room_id, id);
CREATE TABLE live_answer (
  question_id INTEGER NOT NULL REFERENCES live_question, user_id INTEGER NOT NULL REFERENCES user, option INTEGER NOT NULL,
  PRIMARY KEY (question_id, user_id)
) WITHOUT ROWID;
`,
  learnerTables: ['live_message', 'live_question', 'live_answer'],
}
