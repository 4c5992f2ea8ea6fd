import type { Schema } from '../../core/schema.ts'

/** Accounts, their sessions and devices, and the SMS codes. */
export const schema: Schema = {
  tables: `
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
-- The device of a login. agent: what its browser says of itself.
CREATE TABLE login_device (
  id INTEGER PRIMARY KEY AUTOINCREMENT, login_id TEXT NOT NULL UNIQUE, user_id INTEGER NOT NULL REFERENCES user, agent TEXT NOT NULL,
  logged_in_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL
);
CREATE INDEX device_of_user ON login_device (user_id, last_seen_at);
CREATE TABLE account_closing (user_id INTEGER PRIMARY KEY REFERENCES user, closes_at INTEGER NOT NULL);
CREATE INDEX closing_due ON account_closing (closes_at);
`,
  learnerTables: ['user', 'session', 'sms', 'login_device', 'account_closing'],
}
