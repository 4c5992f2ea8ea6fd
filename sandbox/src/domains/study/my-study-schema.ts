/** What learners keep of their studies: hidden courses, study time by day, the study target. */
export const myStudyTables = `
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
`

/** In the order in which they are emptied. */
export const myStudyTableNames = ['hidden_course', 'study_day', 'study_target']
