import type { Schema } from '../../core/schema.ts'

/** What learners do in lessons, and what they keep of their studies. */
export const schema: Schema = {
  tables: `
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
  -- The most seconds that an opening of the lesson has skipped.
  missing REAL NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, section_id)
) WITHOUT ROWID;
-- The moments that count as studied, in seconds: intervals without overlaps.
CREATE TABLE study_time (
  user_id INTEGER NOT NULL REFERENCES user, starts_at REAL NOT NULL, ends_at REAL NOT NULL, PRIMARY KEY (user_id, starts_at)
) WITHOUT ROWID;
CREATE INDEX progress_by_course ON progress (user_id, course_id, updated_at);
CREATE TABLE hidden_course (
  user_id INTEGER NOT NULL REFERENCES user, course_id INTEGER NOT NULL REFERENCES course, PRIMARY KEY (user_id, course_id)
) WITHOUT ROWID;
-- The study time of one day in Beijing, in seconds. day: days since 1970-01-01.
CREATE TABLE study_day (
  user_id INTEGER NOT NULL REFERENCES user, day INTEGER NOT NULL, spent REAL NOT NULL, PRIMARY KEY (user_id, day)
) WITHOUT ROWID;
CREATE TABLE study_target (
  user_id INTEGER PRIMARY KEY REFERENCES user, exam_id TEXT NOT NULL, goal_id TEXT NOT NULL, year INTEGER NOT NULL, level_id TEXT NOT NULL
);
`,
  learnerTables: ['study_report', 'study_place', 'progress', 'study_time', 'hidden_course', 'study_day', 'study_target'],
}
