import path from 'node:path'
import { parseArgs } from 'node:util'
import { isPostgres } from '../store/open-database.ts'
import { restartedLoad } from './restarted-load.ts'

// `npm --prefix services/collector run load -- [--seconds 60] [--data <place>] [--collectors 1]`: 1,000 beacons a second, every collector
// is restarted halfway, and none may be lost.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    data: { type: 'string' },
    collectors: { type: 'string', default: '1' },
  },
})
const [seconds, collectors] = [Number(values.seconds), Number(values.collectors)]
const data = values.data === undefined || isPostgres(values.data) ? values.data : path.resolve(process.env.INIT_CWD ?? '', values.data)
const { accepted, retries, counted } = await restartedLoad({ perSecond: 1_000, seconds, collectors, data })
console.log(`${accepted} beacons in ${seconds} s, a restart of each collector (${collectors}): ${counted} counted, ${retries} tries repeated`)
process.exitCode = counted === accepted && accepted === seconds * 1_000 ? 0 : 1
