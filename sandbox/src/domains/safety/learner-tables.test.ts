/** @jest-environment node */
import { type Db, query } from '../../core/database.ts'
import { databaseContents } from '../../database-contents.ts'
import { sandboxOfFile } from '../../testing/test-sandbox.ts'
import { erasedTables } from './learner-tables.ts'

const learnerTables = databaseContents.schemas.flatMap((schema) => schema.learnerTables ?? [])

const sandbox = sandboxOfFile(12)
let db: Db
beforeAll(() => {
  db = sandbox.context.db
})

const tables = () => db.all(query<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")).map(({ name }) => name)
const columnsOf = (table: string) => db.all(query<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`)).map(({ name }) => name)
const parentsOf = (table: string) =>
  db.all(query<{ table: string }>(`SELECT "table" FROM pragma_foreign_key_list('${table}')`)).map((key) => key.table)

/** Tables of learners that keep their rows when an account is erased, and what happens to the person in them. */
const kept: Record<string, string> = {
  orders: 'kept for the accounts, without address and remark',
  order_history: 'of an order, without a person',
  payment: 'of an order, without a person',
  refund: 'of an order, without the text',
  shipment: 'of an order, without a person',
  shipment_event: 'of an order, without a person',
  group_buy: 'of several learners, without name and picture of the leader',
  third_account: 'an account of the third party, which loses the learner',
  third_credential: 'a login at the third party, without the learner',
  live_message: 'loses name and picture',
  live_room: 'has no learner',
  live_question: 'asked by the teacher',
  user: 'stays for the orders, without phone, name, picture and password',
  sms: 'by phone: deleted',
  wrong_try: 'by phone and learner: deleted',
  idempotent_answer: 'by caller: deleted',
  ad_click: 'has no learner',
}

/** Tables of the published courses that learners write to. */
const published: Record<string, string> = {
  evaluation: 'keeps its text without name, picture and pictures',
}

const named = ['phone', 'nickname', 'avatar', 'leader_name', 'real_name', 'caller', 'subject', 'order_no', 'device', 'address']
/** People of the school. */
const school = ['teacher', 'adviser', 'course']

test('a table that names a learner: is one of the tables of learners, so that a reset and an erased account do not forget it', () => {
  const naming = tables().filter((table) => {
    const columns = columnsOf(table)
    return columns.includes('user_id') || parentsOf(table).some((parent) => learnerTables.includes(parent)) || named.some((name) => columns.includes(name))
  })
  expect(naming.filter((table) => !learnerTables.includes(table) && !(table in published) && !school.includes(table))).toEqual([])
})

test('each table of learners: is erased with the account, belongs to one that is, or is kept for a reason', () => {
  const erased = erasedTables(db)
  const undecided = learnerTables.filter(
    (table) => !erased.includes(table) && !(table in kept) && !parentsOf(table).some((parent) => erased.includes(parent)),
  )
  expect(undecided).toEqual([])
  expect(Object.keys(kept).filter((table) => erased.includes(table) || !learnerTables.includes(table))).toEqual([])
})

test('a new table: is found by its columns, and is erased', () => {
  db.run('CREATE TABLE bookmark (id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES user)')
  expect(columnsOf('bookmark')).toContain('user_id')
  expect(tables().filter((table) => columnsOf(table).includes('user_id') && !learnerTables.includes(table))).toEqual(['bookmark'])
  expect(erasedTables(db)).toContain('bookmark')
  db.run('DROP TABLE bookmark')
})
