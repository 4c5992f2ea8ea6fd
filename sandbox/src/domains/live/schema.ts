/** What happens in the live rooms. A reset empties these tables and seeds them again. */
export const liveTables = `
-- What the teacher has changed in a room. occurrence: the start of the lesson that the stage is of; 0: of every one. stage null: by the clock.
CREATE TABLE live_room (
  room_id TEXT PRIMARY KEY, occurrence INTEGER NOT NULL DEFAULT 0, stage INTEGER, started_at INTEGER NOT NULL DEFAULT 0,
  changed_at INTEGER NOT NULL DEFAULT 0, notice TEXT NOT NULL DEFAULT '', is_muted INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
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
`

/** In the order in which they are emptied. */
export const liveTableNames = ['live_answer', 'live_question', 'live_message', 'live_room']
