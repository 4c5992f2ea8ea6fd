/** @jest-environment node */
import { restartedLoad } from './restarted-load.ts'

test('of 1,000 beacons a second none is lost or counted twice, a restart in between', async () => {
  const { accepted, counted } = await restartedLoad({ perSecond: 1_000, seconds: 4, collectors: 1 })
  expect([accepted, counted]).toEqual([4_000, 4_000])
})
