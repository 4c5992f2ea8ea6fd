import type { Schema } from '../../core/schema.ts'

/** Promotion codes, payments and parcels. */
export const schema: Schema = {
  tables: `
CREATE TABLE promotion (
  code TEXT PRIMARY KEY, name TEXT NOT NULL, amount INTEGER NOT NULL, ends_at INTEGER NOT NULL, stock INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE payment (
  id INTEGER PRIMARY KEY AUTOINCREMENT, order_no TEXT NOT NULL REFERENCES orders, code_url TEXT NOT NULL,
  created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, failed INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX payment_by_order ON payment (order_no, id);
CREATE TABLE shipment (order_no TEXT PRIMARY KEY REFERENCES orders, carrier TEXT NOT NULL, number TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE shipment_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT, order_no TEXT NOT NULL REFERENCES shipment, at INTEGER NOT NULL, text TEXT NOT NULL
);
CREATE INDEX event_of_shipment ON shipment_event (order_no, id);
`,
  learnerTables: ['payment', 'shipment', 'shipment_event'],
}
