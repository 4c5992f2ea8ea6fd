/** What learners do in lessons: reports, progress, time and notes. */
export const studyTables = `
CREATE TABLE study_report (
  user_id INTEGER NOT NULL REFERENCES user, session_id TEXT NOT NULL, seq INTEGER NOT NULL, section_id INTEGER NOT NULL,
  PRIMARY KEY (user_id, session_id, seq)
) WITHOUT ROWID;
-- Where a learner studies: one page load of all tabs and devices.
CREATE TABLE study_place (
  user_id INTEGER PRIMARY KEY REFERENCES user, session_id TEXT NOT NULL, since REAL NOT NULL, seen_at INTEGER NOT NULL, playing INTEGER NOT NULL
);
CREATE TABLE progress (
  user_id INTEGER NOT NULL REFERENCES user, section_id INTEGER NOT NULL REFERENCES lesson, course_id INTEGER NOT NULL REFERENCES course,
  position REAL NOT NULL, made_at INTEGER NOT NULL DEFAULT 0,
  -- JSON: the union of what was played, as pairs of lesson seconds. played is its sum.
  ranges TEXT NOT NULL, played REAL NOT NULL, finished INTEGER NOT NULL, updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, section_id)
) WITHOUT ROWID;
-- The moments that count as studied, in seconds: intervals without overlaps.
CREATE TABLE study_time (
  user_id INTEGER NOT NULL REFERENCES user, starts_at REAL NOT NULL, ends_at REAL NOT NULL, PRIMARY KEY (user_id, starts_at)
) WITHOUT ROWID;
CREATE INDEX progress_by_course ON progress (user_id, course_id, updated_at);
CREATE TABLE note (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES user, course_id INTEGER NOT NULL REFERENCES course,
  section_id INTEGER NOT NULL REFERENCES lesson, position INTEGER NOT NULL, text TEXT NOT NULL,
  -- What the search compares: without case and full-width forms.
  folded TEXT NOT NULL, version INTEGER NOT NULL DEFAULT 1, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
  -- A deleted note can be brought back.
  deleted INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX note_by_lesson ON note (user_id, section_id, position) WHERE deleted = 0;
CREATE INDEX note_by_change ON note (user_id, updated_at) WHERE deleted = 0;
`

/** In the order in which they are emptied. */
export const studyTableNames = ['note', 'progress', 'study_time', 'study_report', 'study_place']
