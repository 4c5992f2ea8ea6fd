import type { Schema } from '../../core/schema.ts'

/** Coupons, and who has collected them. */
export const schema: Schema = {
  tables: `
CREATE TABLE coupon (
  code TEXT PRIMARY KEY, name TEXT NOT NULL, amount INTEGER NOT NULL, threshold INTEGER NOT NULL, scope TEXT NOT NULL,
  -- A category of either level. At most one of the two is set; with neither the coupon is for every course.
  category_id INTEGER REFERENCES category, course_id INTEGER REFERENCES course,
  -- begins_at: when the first one can be collected.
  begins_at INTEGER NOT NULL DEFAULT 0, ends_at INTEGER NOT NULL, stock INTEGER NOT NULL, position INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE coupon_collected (
  user_id INTEGER NOT NULL REFERENCES user, coupon_code TEXT NOT NULL REFERENCES coupon, collected_at INTEGER NOT NULL,
  -- order_no: the order that holds or has used it.
  state TEXT NOT NULL DEFAULT 'usable', order_no TEXT, PRIMARY KEY (coupon_code, user_id)
) WITHOUT ROWID;
CREATE INDEX coupon_of_user ON coupon_collected (user_id, collected_at DESC, coupon_code);
CREATE UNIQUE INDEX coupon_of_order ON coupon_collected (order_no) WHERE order_no IS NOT NULL;
`,
  learnerTables: ['coupon_collected'],
}
