import { orderStatus } from '@xhkt/contract/constants'
import type { Schema } from '../../core/schema.ts'

/** Orders with their history and refunds, and the courses that they open. */
export const schema: Schema = {
  tables: `
CREATE TABLE orders (
  order_no TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES user, course_id INTEGER NOT NULL REFERENCES course,
  status INTEGER NOT NULL, kind TEXT NOT NULL DEFAULT 'alone', group_id INTEGER REFERENCES group_buy, total INTEGER NOT NULL,
  amount INTEGER NOT NULL, lines TEXT NOT NULL, created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, paid_at INTEGER NOT NULL DEFAULT 0,
  -- When the payment opened the course; 0: it did not, as it is unpaid or came too late. valid_until 0: the course stays open.
  opened_at INTEGER NOT NULL DEFAULT 0, valid_until INTEGER NOT NULL DEFAULT 0,
  -- The status before a refund request that may still be refused or withdrawn; null: there is none.
  reopens_as INTEGER,
  coupon_code TEXT NOT NULL DEFAULT '', promotion_code TEXT NOT NULL DEFAULT '', invite_code TEXT NOT NULL DEFAULT '',
  -- address: JSON; null: none.
  remark TEXT NOT NULL DEFAULT '', address TEXT, cancel_reason TEXT NOT NULL DEFAULT '',
  evaluated INTEGER NOT NULL DEFAULT 0, hidden INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX orders_of_user ON orders (user_id, course_id, status);
CREATE INDEX orders_by_age ON orders (user_id, created_at DESC, order_no DESC);
CREATE INDEX orders_of_course ON orders (course_id, status);
CREATE INDEX orders_of_group ON orders (group_id, status) WHERE group_id IS NOT NULL;
CREATE INDEX orders_unpaid ON orders (expires_at) WHERE status = ${orderStatus.awaitingPayment};
CREATE INDEX orders_group_failed ON orders (group_id) WHERE status = ${orderStatus.groupFailed};
CREATE INDEX orders_with_promotion ON orders (promotion_code) WHERE promotion_code <> '';
-- A learner has a course by the orders that are paid and not refunded, so that the two never disagree.
CREATE VIEW enrolment AS
  SELECT user_id, course_id, min(opened_at) AS bought_at, CASE min(valid_until) WHEN 0 THEN 0 ELSE max(valid_until) END AS expires_at
  FROM orders WHERE status IN (${orderStatus.paid}, ${orderStatus.delivering}, ${orderStatus.completed}) GROUP BY user_id, course_id;
CREATE TABLE order_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT, order_no TEXT NOT NULL REFERENCES orders, status INTEGER NOT NULL, at INTEGER NOT NULL,
  actor TEXT NOT NULL, reason TEXT NOT NULL
);
CREATE INDEX history_of_order ON order_history (order_no, id);
CREATE TABLE refund (
  order_no TEXT PRIMARY KEY REFERENCES orders, state TEXT NOT NULL, amount INTEGER NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL,
  requested_at INTEGER NOT NULL, answered_at INTEGER NOT NULL, answer TEXT NOT NULL,
  -- When the money arrives by itself; null: only by the control call.
  arrives_at INTEGER
) WITHOUT ROWID;
CREATE INDEX refund_open ON refund (arrives_at) WHERE state IN ('requested', 'granted');
`,
  learnerTables: ['orders', 'order_history', 'refund'],
}
