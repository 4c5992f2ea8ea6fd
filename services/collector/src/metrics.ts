import { areas } from '@xhkt/contract/federation/areas'
import type { Beacon } from '@xhkt/contract/federation/beacon'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

const owners: readonly string[] = ['host', ...areas]

/** Anyone can name an area or a release. A label for each would fill the memory of Prometheus. */
const ownerLabel = (area: string): string => (owners.includes(area) ? area : 'other')
const engineLabel = ({ engine = 'other' }: Beacon): string => engine.split(' ', 1)[0] ?? ''

/** What `/metrics` says, since the start of the process. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const received = new Counter({ name: 'xhkt_beacons_total', help: 'Beacons by the HTTP status of their answer', labelNames: ['status'], registers })
  const loads = new Counter({ name: 'xhkt_page_loads_total', help: 'Page loads', labelNames: ['area', 'engine'], registers })
  const failures = new Counter({ name: 'xhkt_failures_total', help: 'Failures of releases', labelNames: ['area', 'engine', 'step'], registers })
  const notFound = new Counter({ name: 'xhkt_not_found_total', help: 'Addresses that no page has', registers })
  const answerFaults = new Counter({ name: 'xhkt_answer_faults_total', help: 'Fields of answers that break the contract', registers })
  const times = { labelNames: ['area', 'name'], registers }
  const seconds = new Histogram({ name: 'xhkt_web_vital_seconds', help: 'LCP and INP', buckets: [0.1, 0.2, 0.5, 1, 2.5, 4, 8], ...times })
  const shift = new Histogram({ name: 'xhkt_layout_shift', help: 'CLS', buckets: [0.01, 0.02, 0.1, 0.25, 1], labelNames: ['area'], registers })

  return {
    registry,
    countAnswer: (status: number): void => received.inc({ status }),
    countBeacon: (beacon: Beacon): void => {
      const engine = engineLabel(beacon)
      for (const { area, count } of beacon.loads) loads.inc({ area: ownerLabel(area), engine }, count)
      for (const { area, step } of beacon.failures) failures.inc({ area: ownerLabel(area), engine, step })
      for (const { count } of beacon.not_found ?? []) notFound.inc(count)
      for (const { count } of beacon.answer_faults ?? []) answerFaults.inc(count)
      for (const { name, area, value } of beacon.vitals ?? []) {
        if (name === 'CLS') shift.observe({ area: ownerLabel(area) }, value)
        else seconds.observe({ area: ownerLabel(area), name }, value / 1_000)
      }
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
