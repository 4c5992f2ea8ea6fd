/** Pictures that learners upload, and their feedback. */
export const pictureTables = `
-- purpose: the form that it was uploaded for. file: its name below the data folder. used 0: it is removed after a day.
CREATE TABLE picture (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES user, purpose TEXT NOT NULL, file TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX picture_unused ON picture (created_at) WHERE used = 0;
-- pictures: JSON.
CREATE TABLE feedback (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES user, kind INTEGER NOT NULL, text TEXT NOT NULL,
  pictures TEXT NOT NULL, created_at INTEGER NOT NULL
);
CREATE INDEX feedback_of_user ON feedback (user_id, created_at DESC, id DESC);
CREATE TABLE feedback_answer (
  id INTEGER PRIMARY KEY AUTOINCREMENT, feedback_id INTEGER NOT NULL REFERENCES feedback, text TEXT NOT NULL, at INTEGER NOT NULL
);
CREATE INDEX answer_of_feedback ON feedback_answer (feedback_id, id);
`

/** In the order in which they are emptied. */
export const pictureTableNames = ['feedback_answer', 'feedback', 'picture']
