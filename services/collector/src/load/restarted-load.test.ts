/** @jest-environment node */
import { restartedLoad } from './restarted-load.ts'

test('of 1,000 beacons a second none is lost or counted twice, a restart in between', async () => {
  const { accepted, counted } = await restartedLoad(1_000, 4)
  expect([accepted, counted]).toEqual([4_000, 4_000])
})
