import { lessonType } from '@xhkt/contract/constants'
import type { Schema } from '../../core/schema.ts'

/** What editors publish. Learners do not change it. */
export const schema: Schema = {
  tables: `
CREATE TABLE category (
  id INTEGER PRIMARY KEY, parent_id INTEGER REFERENCES category, name TEXT NOT NULL, icon TEXT NOT NULL, position INTEGER NOT NULL
);
CREATE TABLE teacher (id INTEGER PRIMARY KEY, name TEXT NOT NULL, title TEXT NOT NULL, avatar TEXT NOT NULL, intro TEXT NOT NULL);
CREATE TABLE adviser (id INTEGER PRIMARY KEY, name TEXT NOT NULL, title TEXT NOT NULL, qrcode TEXT NOT NULL);
CREATE TABLE course (
  id INTEGER PRIMARY KEY, category_id INTEGER NOT NULL REFERENCES category, sub_category_id INTEGER NOT NULL REFERENCES category,
  title TEXT NOT NULL, summary TEXT NOT NULL, cover TEXT NOT NULL, form INTEGER NOT NULL, price INTEGER NOT NULL,
  old_price INTEGER NOT NULL, lesson_count INTEGER NOT NULL, student_count INTEGER NOT NULL, teacher_name TEXT NOT NULL,
  introduction TEXT NOT NULL, services TEXT NOT NULL, has_material INTEGER NOT NULL, created_at INTEGER NOT NULL,
  position INTEGER NOT NULL, adviser_id INTEGER REFERENCES adviser,
  -- The price until discount_ends_at; 0: no discount.
  discount_price INTEGER NOT NULL DEFAULT 0, discount_ends_at INTEGER NOT NULL DEFAULT 0,
  -- group_price 0: no group offer. group_ends_at 0: the offer does not end.
  group_price INTEGER NOT NULL DEFAULT 0, group_size INTEGER NOT NULL DEFAULT 0, group_ends_at INTEGER NOT NULL DEFAULT 0,
  -- Null: unlimited.
  seats INTEGER,
  -- valid_days 0: a purchase does not expire.
  valid_days INTEGER NOT NULL DEFAULT 0, renew_price INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX course_with_offer ON course (student_count DESC, id) WHERE group_price > 0;
CREATE TABLE course_teacher (course_id INTEGER NOT NULL REFERENCES course, teacher_id INTEGER NOT NULL REFERENCES teacher,
  position INTEGER NOT NULL, PRIMARY KEY (course_id, position)) WITHOUT ROWID;
CREATE INDEX course_by_teacher ON course_teacher (teacher_id);
CREATE TABLE chapter (id INTEGER PRIMARY KEY, course_id INTEGER NOT NULL REFERENCES course, title TEXT NOT NULL);
CREATE INDEX chapter_by_course ON chapter (course_id);
CREATE TABLE lesson (
  id INTEGER PRIMARY KEY, course_id INTEGER NOT NULL REFERENCES course, chapter_id INTEGER NOT NULL REFERENCES chapter,
  title TEXT NOT NULL, type INTEGER NOT NULL, media TEXT NOT NULL, is_trial INTEGER NOT NULL, starts_at INTEGER NOT NULL,
  -- Seconds from one start of a recurring live lesson to the next; 0: it does not recur.
  repeat_s INTEGER NOT NULL, live_room_id TEXT NOT NULL
);
CREATE INDEX lesson_by_course ON lesson (course_id);
CREATE INDEX lesson_by_room ON lesson (live_room_id) WHERE live_room_id <> '';
CREATE INDEX lesson_not_recurring ON lesson (starts_at, id) WHERE type = ${lessonType.live} AND repeat_s = 0;
CREATE INDEX lesson_recurring ON lesson (id) WHERE type = ${lessonType.live} AND repeat_s > 0;
CREATE TABLE material (id INTEGER PRIMARY KEY, course_id INTEGER NOT NULL REFERENCES course, name TEXT NOT NULL, size INTEGER NOT NULL,
  url TEXT NOT NULL);
CREATE INDEX material_by_course ON material (course_id);
CREATE INDEX material_by_url ON material (url);
`,
}
