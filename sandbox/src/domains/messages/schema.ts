import type { Schema } from '../../core/schema.ts'

/** Messages to learners. */
export const schema: Schema = {
  tables: `
-- target: a path of the site; empty: none. source: what the message reports; a learner gets one message of a source. Null: no such limit.
CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES user, kind TEXT NOT NULL, title TEXT NOT NULL,
  text TEXT NOT NULL, target TEXT NOT NULL, source TEXT, created_at INTEGER NOT NULL, is_read INTEGER NOT NULL DEFAULT 0,
  -- A deleted message can be brought back, and its source makes no second one.
  deleted INTEGER NOT NULL DEFAULT 0, UNIQUE (user_id, source)
);
CREATE INDEX message_of_user ON message (user_id, id);
CREATE INDEX message_by_age ON message (user_id, created_at DESC, id DESC) WHERE deleted = 0;
CREATE INDEX message_by_kind ON message (user_id, kind, created_at DESC, id DESC) WHERE deleted = 0;
CREATE INDEX message_unread ON message (user_id, kind) WHERE deleted = 0 AND is_read = 0;
`,
  learnerTables: ['message'],
}
