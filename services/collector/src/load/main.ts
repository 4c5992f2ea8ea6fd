import { restartedLoad } from './restarted-load.ts'

// `npm --prefix services/collector run load [seconds]`: 1,000 beacons a second, a restart halfway, and none may be lost.
const seconds = Number(process.argv[2] ?? 60)
const { accepted, retries, counted } = await restartedLoad(1_000, seconds)
console.log(`${accepted} beacons in ${seconds} s, a restart in between: ${counted} counted, ${retries} tries repeated`)
process.exitCode = counted === accepted && accepted === seconds * 1_000 ? 0 : 1
