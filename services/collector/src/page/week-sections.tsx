import type { AnswerFaultCount, NotFound, Vital } from '@xhkt/contract/federation/beacon'
import { engineName, type Health, healthOf, type ReleaseFigures, sumFigures } from '@xhkt/contract/federation/release-figures'
import type { VitalFigures } from '../store/vitals.ts'
import { percent, Section, servedText, Table, timeText } from './components.tsx'
import type { Situation } from './situation.ts'

type At = { last_at: number }

const healthText = ({ failures, openings, share }: Health): string => `${failures}/${openings}（${percent(share)}）`

/** `webkit 12/40（30%）` for each engine in which a page load was started. */
function enginesText({ by_engine = [] }: ReleaseFigures): string {
  const names = [...new Set(by_engine.map(engineName))].filter(Boolean).sort()
  return names.map((name) => `${name} ${healthText(healthOf(sumFigures(by_engine.filter((one) => engineName(one) === name))))}`).join('，')
}

interface ReleasesProps extends Pick<Situation, 'servedAs'> {
  figures: (ReleaseFigures & Health)[]
}

export function Releases({ figures, servedAs }: ReleasesProps) {
  const rows = figures.map((one) => [
    one.area,
    <span key="release">
      <code>{one.release}</code> {servedText[servedAs(one.area, one.release)]}
    </span>,
    <span key="all" className={one.failures > 0 ? 'failures' : undefined}>
      {healthText(one)}
    </span>,
    enginesText(one),
    Object.entries(one.by_step)
      .map(([step, count]) => `${step} ${count}`)
      .join('，'),
  ])
  return (
    <Section title="版本的失败" about="最近七天：失败次数/打开次数，按版本和浏览器内核。">
      <Table titles={['区域', '版本', '全部', '按内核', '失败的步骤']} rows={rows} empty="还没有报告。" />
    </Section>
  )
}

/** Good up to the first, poor above the second (https://web.dev/articles/vitals). */
const limits: Record<Vital['name'], [good: number, poor: number]> = { LCP: [2_500, 4_000], INP: [200, 500], CLS: [0.1, 0.25] }

function VitalCell({ figures }: { figures: VitalFigures | undefined }) {
  if (!figures) return null
  const { name, p75, loads } = figures
  const [good, poor] = limits[name]
  const words = p75 <= good ? '好' : p75 > poor ? '差' : '一般'
  return (
    <span className={p75 > poor ? 'failures' : undefined}>
      {name === 'CLS' ? p75 : `${p75} 毫秒`} {words}
      <small>{`${loads} 次`}</small>
    </span>
  )
}

export function WebVitals({ vitals }: { vitals: VitalFigures[] }) {
  const pages = new Map<string, VitalFigures[]>()
  for (const one of vitals) {
    const key = `${one.area} ${one.page} ${one.release}`
    pages.set(key, [...(pages.get(key) ?? []), one])
  }
  const rows = [...pages.values()].map((ofPage) => {
    const [{ page, area, release }] = ofPage as [VitalFigures]
    const cells = (['LCP', 'INP', 'CLS'] as const).map((name) => <VitalCell key={name} figures={ofPage.find((one) => one.name === name)} />)
    return [<code key="page">{page}</code>, area, <code key="release">{release}</code>, ...cells]
  })
  return (
    <Section title="页面的快慢" about="最近七天，75% 的打开不超过这个值。按打开的第一个页面和它的版本。">
      <Table titles={['页面', '区域', '版本', 'LCP', 'INP', 'CLS']} rows={rows} empty="还没有报告。" />
    </Section>
  )
}

export function AnswerFaults({ faults }: { faults: (AnswerFaultCount & At)[] }) {
  const rows = faults.map(({ call, host, field, expected, received, count, last_at }) => [
    <span key="call">
      <code>{call}</code>
      <small>{host}</small>
    </span>,
    <code key="field">{field || '整个回答'}</code>,
    expected,
    received,
    <span key="count">
      {`${count} 次`}
      <small>{timeText(last_at)}</small>
    </span>,
  ])
  return (
    <Section title="不符合约定的接口回答" about="最近七天，按接口和字段。">
      <Table titles={['接口', '字段', '应为', '实际', '次数']} rows={rows} empty="所有回答都符合接口约定。" />
    </Section>
  )
}

export function MissedAddresses({ missed }: { missed: (NotFound & At)[] }) {
  const rows = missed.map(({ path, from, count, last_at }) => [<code key="path">{path}</code>, from ?? '不知道', `${count} 次`, timeText(last_at)])
  return (
    <Section title="不存在的地址" about="最近七天显示“页面不存在”的地址，和通向它的页面。可能是编号的部分写作“…”。">
      <Table titles={['地址', '来自', '次数', '最近一次']} rows={rows} empty="没有。" />
    </Section>
  )
}
