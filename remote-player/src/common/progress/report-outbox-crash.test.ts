import { FakeDatabase } from './fake-report-database.ts'
import { lesson, openPage, progress } from './fake-report-page.ts'
import { FakeServer } from './fake-report-server.ts'

let server: FakeServer
beforeEach(() => {
  localStorage.clear()
  server = new FakeServer()
})

describe('a crash', () => {
  const crash = (crashed: FakeServer) => {
    crashed.lose()
    localStorage.clear()
  }

  test('leaves what was kept, which the next page load sends as the report that it would have been', async () => {
    const database = new FakeDatabase()
    const before = openPage(server, { database })
    before.outbox.offer(lesson, progress(5), 'routine')
    before.outbox.keep(lesson, progress(9, 4))
    before.outbox.keep(lesson, progress(13, 8))
    crash(server)

    const after = openPage(server, { database, sessionId: 'page-two' })
    await after.restore()
    expect(after.outbox.latest('1201')?.report).toMatchObject({ seq: 2, position: 13, playing: false })
    for (let i = 0; i < 2; i++) await server.answer('acknowledged')
    expect(server.log.slice(-2)).toEqual(['page-one#1@5', 'page-one#2@13'])
    expect([server.counted, server.spent, database.records.size]).toEqual([13, 13, 0])
  })

  test('counts nothing twice when the report had arrived', async () => {
    const database = new FakeDatabase()
    const before = openPage(server, { database })
    before.outbox.keep(lesson, progress(4, 4))
    before.outbox.offer(lesson, progress(5), 'routine')
    server.arrive()
    crash(server)

    const after = openPage(server, { database, sessionId: 'page-two' })
    await after.restore()
    await server.answer('acknowledged')
    expect([server.counted, server.spent, database.records.size]).toEqual([5, 5, 0])
  })

  test('of another learner sends nothing in this session, and keeps it for its own', async () => {
    const database = new FakeDatabase()
    openPage(server, { database }).outbox.keep(lesson, progress(4, 4))
    const after = openPage(server, { database, sessionId: 'page-two', owner: 'u2' })
    await after.restore()
    expect(server.underWay).toEqual([])
    expect(after.outbox.latest('1201')).toBeNull()
    after.user.owner = 'u1'
    await after.restore()
    expect(server.open).toMatchObject([{ session_id: 'page-one', seq: 1, played: 4 }])
  })

  test('of a page whose user is unknown leaves nothing', () => {
    const database = new FakeDatabase()
    const { outbox, user } = openPage(server, { database })
    Object.assign(user, { owner: null })
    outbox.keep(lesson, progress(4, 4))
    expect(database.records.size).toBe(0)
  })
})
