import type { Schema } from '../../core/schema.ts'

/** Evaluations of courses: those of the seed, and those of orders. */
export const schema: Schema = {
  tables: `
CREATE TABLE evaluate_tag (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE evaluation (
  id INTEGER PRIMARY KEY, course_id INTEGER NOT NULL REFERENCES course, nickname TEXT NOT NULL, avatar TEXT NOT NULL,
  score INTEGER NOT NULL, text TEXT NOT NULL, reply TEXT NOT NULL, created_at INTEGER NOT NULL,
  -- Null for the evaluations of the seed. pictures: JSON.
  order_no TEXT, pictures TEXT NOT NULL DEFAULT '[]'
);
CREATE UNIQUE INDEX evaluation_of_order ON evaluation (order_no) WHERE order_no IS NOT NULL;
CREATE INDEX evaluation_by_course ON evaluation (course_id, created_at DESC, id DESC);
CREATE TABLE evaluation_tag (
  course_id INTEGER NOT NULL REFERENCES course, tag_id INTEGER NOT NULL REFERENCES evaluate_tag,
  evaluation_id INTEGER NOT NULL REFERENCES evaluation, PRIMARY KEY (course_id, tag_id, evaluation_id)
) WITHOUT ROWID;
CREATE INDEX evaluation_tags ON evaluation_tag (evaluation_id);
`,
  removeLearnerRows: `
DELETE FROM evaluation_tag WHERE evaluation_id IN (SELECT id FROM evaluation WHERE order_no IS NOT NULL);
DELETE FROM evaluation WHERE order_no IS NOT NULL;
`,
}
