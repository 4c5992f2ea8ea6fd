import { groupState, orderStatus } from '@xhkt/contract/constants'
import { agreementTableNames, agreementTables, agreementTexts } from '../domains/agreements/schema.ts'
import { calendarIndex, calendarTableNames, calendarTables } from '../domains/live-calendar/schema.ts'
import { favouriteTable } from '../domains/favourites/schema.ts'
import { liveTableNames, liveTables } from '../domains/live/schema.ts'
import { messageTableNames, messageTables } from '../domains/messages/schema.ts'
import { pictureTableNames, pictureTables } from '../domains/pictures/schema.ts'
import { profileTable } from '../domains/profile/schema.ts'
import { published } from '../domains/courses/schema.ts'
import { reportTableNames, reportTables } from '../desk/releases/schema.ts'
import { safetyTableNames, safetyTables } from '../domains/safety/schema.ts'
import { studyTableNames, studyTables } from '../domains/study/schema.ts'
import { myStudyTableNames, myStudyTables } from '../domains/study/my-study-schema.ts'
import { timetableTable } from '../domains/timetables/schema.ts'

/** Raise it when a table or the seed changes, so that existing databases are created again. */
export const schemaVersion = '15'

/** What learners do. A reset empties these tables and seeds the accounts again. */
const learners = `
CREATE TABLE user (
  id INTEGER PRIMARY KEY AUTOINCREMENT, phone TEXT NOT NULL UNIQUE, nickname TEXT NOT NULL, avatar TEXT NOT NULL,
  password_hash TEXT, tag_id TEXT, tag_name TEXT, created_at INTEGER NOT NULL
);
CREATE TABLE session (
  token_hash TEXT PRIMARY KEY, login_id TEXT NOT NULL, user_id INTEGER NOT NULL REFERENCES user, issued_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL, replaces TEXT, ended INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX session_by_login ON session (login_id);
CREATE TABLE sms (
  id INTEGER PRIMARY KEY AUTOINCREMENT, phone TEXT NOT NULL, type INTEGER NOT NULL, code TEXT NOT NULL,
  sent_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, wrong_tries INTEGER NOT NULL DEFAULT 0, used INTEGER NOT NULL DEFAULT 0,
  -- captcha: whether one was solved for the code.
  device TEXT NOT NULL, address TEXT NOT NULL, captcha INTEGER NOT NULL
);
CREATE INDEX sms_by_phone ON sms (phone, id);
CREATE INDEX sms_by_device ON sms (device, id) WHERE captcha = 0;
CREATE INDEX sms_by_address ON sms (address, id) WHERE captcha = 0;
-- kind: what is tried, a password or a redeem code; subject: the phone or the learner.
CREATE TABLE wrong_try (
  kind TEXT NOT NULL, subject TEXT NOT NULL, count INTEGER NOT NULL, last_at INTEGER NOT NULL, PRIMARY KEY (kind, subject)
) WITHOUT ROWID;
CREATE TABLE third_account (
  type INTEGER NOT NULL, openid TEXT NOT NULL, unionid TEXT NOT NULL, nickname TEXT NOT NULL, user_id INTEGER REFERENCES user,
  position INTEGER NOT NULL, PRIMARY KEY (type, openid)
) WITHOUT ROWID;
CREATE UNIQUE INDEX third_account_by_user ON third_account (type, user_id);
CREATE TABLE third_credential (
  credential TEXT PRIMARY KEY, type INTEGER NOT NULL, openid TEXT NOT NULL, expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0,
  -- The Device-Id that logged in with it last, and when.
  device TEXT NOT NULL DEFAULT '', used_at INTEGER NOT NULL DEFAULT 0,
  FOREIGN KEY (type, openid) REFERENCES third_account
) WITHOUT ROWID;
CREATE TABLE group_buy (
  id INTEGER PRIMARY KEY AUTOINCREMENT, course_id INTEGER NOT NULL REFERENCES course, leader_name TEXT NOT NULL, leader_avatar TEXT NOT NULL,
  size INTEGER NOT NULL, joined INTEGER NOT NULL, state INTEGER NOT NULL, expires_at INTEGER NOT NULL
);
CREATE INDEX group_by_course ON group_buy (course_id, state, expires_at);
CREATE INDEX group_waiting ON group_buy (expires_at) WHERE state = ${groupState.filling};
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
CREATE TABLE redeem_code (
  code TEXT PRIMARY KEY, course_id INTEGER NOT NULL REFERENCES course,
  -- Null: for everybody.
  user_id INTEGER REFERENCES user,
  expires_at INTEGER NOT NULL,
  -- 0: not used yet. order_no is null for a code that was used before the seed.
  used_at INTEGER NOT NULL DEFAULT 0, order_no TEXT REFERENCES orders
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
CREATE TABLE shipment (order_no TEXT PRIMARY KEY REFERENCES orders, carrier TEXT NOT NULL, number TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE shipment_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT, order_no TEXT NOT NULL REFERENCES shipment, at INTEGER NOT NULL, text TEXT NOT NULL
);
CREATE INDEX event_of_shipment ON shipment_event (order_no, id);
-- address: JSON; null: not given yet, or nothing is sent. claim_until 0: nothing is sent.
CREATE TABLE prize (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES user, name TEXT NOT NULL, picture TEXT NOT NULL,
  activity TEXT NOT NULL, won_at INTEGER NOT NULL, claim_until INTEGER NOT NULL, address TEXT, address_at INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX prize_of_user ON prize (user_id, won_at DESC, id DESC);
CREATE TABLE payment (
  id INTEGER PRIMARY KEY AUTOINCREMENT, order_no TEXT NOT NULL REFERENCES orders, code_url TEXT NOT NULL,
  created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, failed INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX payment_by_order ON payment (order_no, id);
CREATE TABLE coupon_collected (
  user_id INTEGER NOT NULL REFERENCES user, coupon_code TEXT NOT NULL REFERENCES coupon, collected_at INTEGER NOT NULL,
  -- order_no: the order that holds or has used it.
  state TEXT NOT NULL DEFAULT 'usable', order_no TEXT, PRIMARY KEY (coupon_code, user_id)
) WITHOUT ROWID;
CREATE INDEX coupon_of_user ON coupon_collected (user_id, collected_at DESC, coupon_code);
CREATE UNIQUE INDEX coupon_of_order ON coupon_collected (order_no) WHERE order_no IS NOT NULL;
CREATE TABLE address (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES user, name TEXT NOT NULL, phone TEXT NOT NULL,
  -- A district of the region data.
  region_id TEXT NOT NULL, detail TEXT NOT NULL, is_default INTEGER NOT NULL
);
CREATE INDEX address_of_user ON address (user_id, id);
CREATE UNIQUE INDEX address_default ON address (user_id) WHERE is_default = 1;
CREATE TABLE reservation (
  user_id INTEGER NOT NULL REFERENCES user, section_id INTEGER NOT NULL REFERENCES lesson, created_at INTEGER NOT NULL,
  PRIMARY KEY (section_id, user_id)
) WITHOUT ROWID;
CREATE INDEX reservation_by_user ON reservation (user_id);
${studyTables}${myStudyTables}CREATE TABLE idempotent_answer (
  id INTEGER PRIMARY KEY AUTOINCREMENT, caller TEXT NOT NULL, call TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL,
  data TEXT NOT NULL, expires_at INTEGER NOT NULL, UNIQUE (caller, call, key)
);
CREATE INDEX idempotent_answer_by_expiry ON idempotent_answer (expires_at);
`

/** In the order in which they are created: a table comes after those that it references. */
export const schema = [
  'CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;',
  published,
  calendarIndex,
  agreementTexts,
  learners,
  agreementTables,
  favouriteTable,
  liveTables,
  messageTables,
  pictureTables,
  profileTable,
  calendarTables,
  reportTables,
  safetyTables,
  timetableTable,
].join('')

/** In the order in which they are emptied: a table comes before those that it references. */
export const learnerTables = [
  'idempotent_answer',
  ...safetyTableNames,
  ...liveTableNames,
  ...messageTableNames,
  ...calendarTableNames,
  ...studyTableNames,
  ...pictureTableNames,
  ...myStudyTableNames,
  ...agreementTableNames,
  'favourite',
  'timetable_off',
  'profile',
  'prize',
  'coupon_collected',
  'reservation',
  'address',
  'payment',
  'redeem_code',
  'refund',
  'shipment_event',
  'shipment',
  'order_history',
  'orders',
  'group_buy',
  'third_credential',
  'third_account',
  'sms',
  'wrong_try',
  'session',
  'user',
  ...reportTableNames,
]
