import type { Schema } from '../../core/schema.ts'

/** Notes beside lessons. */
export const schema: Schema = {
  tables: `
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
`,
  learnerTables: ['note'],
}
