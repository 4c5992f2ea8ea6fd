import type { Served } from '@xhkt/release/on-call/failing-releases'
import { type Change, endsCanary } from '@xhkt/release/pointer/pointer'
import { percent, Section, servedText, Table, timeText } from './components.tsx'
import type { Situation } from './situation.ts'

function actionText(change: Change): string {
  const { action, share, aim } = change
  if (endsCanary(change)) return '结束灰度'
  const canary = aim ? `定向灰度 ${share || (aim.share ?? 0)}%` : `灰度 ${share}%`
  return { promote: '发布', rollback: '回退', canary, start: '启动' }[action]
}

const namesCommand = ({ command }: { command: string | null }): boolean => command !== null

/** What is said of a failing release that no command is known to end. */
const withoutCommand: Record<Served, string> = {
  live: '没有更早的版本可以退回，请修复后发布',
  canary: '',
  past: '无需操作',
  unknown: '读不到发布仓库，不知道它是否正在使用：请用 npm run release -- status 查看',
}

const noStore = '没有连接发布仓库（--store）。'

export function FailingReleases({ failing }: Pick<Situation, 'failing'>) {
  const rows = failing.map(({ area, release, served, failures, openings, share, errors: [most], command }) => [
    <strong key="area">{area}</strong>,
    <span key="release">
      <code>{release}</code> {servedText[served]}
    </span>,
    <span key="share">
      <strong className="failures">{`打开 ${openings} 次，失败 ${failures} 次（${percent(share)}）`}</strong>
      {most && <small>{`${most.step}，${most.error}`}</small>}
    </span>,
    command ? <code key="command">{command}</code> : withoutCommand[served],
  ])
  return (
    <Section title="正在失败的版本" about="最近一小时打开 20 次以上，失败超过 10%。">
      <Table titles={['区域', '版本', '打开与失败', '要输入的命令']} rows={rows} empty="没有版本在失败，什么也不用做。" />
      {failing.some(namesCommand) && <WithoutCheckout />}
    </Section>
  )
}

const WithoutCheckout = () => (
  <p className="about after">没有代码库时：在 GitHub 的 Actions 里运行 rollback，area 填区域，broken 填版本，why 填原因。退回在一秒内生效。</p>
)

export function Changes({ changes, outage, failing }: Pick<Situation, 'changes' | 'outage' | 'failing'>) {
  const rows = (changes ?? []).map((change) => [
    timeText(Date.parse(change.at) / 1_000),
    change.who,
    `${actionText(change)} ${change.area}`,
    <span key="releases">
      <code>{`${change.from ?? '无'} → ${change.to}`}</code>
      <small>{change.why}</small>
    </span>,
    change.command ? <code key="command">{change.command}</code> : '',
  ])
  const empty = outage ? `读不到发布仓库：${outage}` : changes ? '没有变更。' : noStore
  return (
    <Section title="最近一小时的变更" about="谁让哪个版本上线，为什么，怎样退回。">
      <Table titles={['时间', '谁', '操作', '版本和原因', '退回的命令']} rows={rows} empty={empty} />
      {changes?.some(namesCommand) && !failing.some(namesCommand) && <WithoutCheckout />}
    </Section>
  )
}

export function Errors({ errors }: Pick<Situation, 'errors'>) {
  const rows = errors.map(({ area, step, error, places, count, share, first_at, last_at, releases, page, engine, actions }) => [
    <span key="error">
      <strong>{error}</strong>
      <small>{`${area}，${step}`}</small>
    </span>,
    <ol key="places">
      {places.slice(0, 5).map((place) => (
        <li key={place}>
          <code>{place}</code>
        </li>
      ))}
    </ol>,
    <span key="count">
      {`${count} 次（${percent(share)}）`}
      <small>{`${timeText(first_at)} 至 ${timeText(last_at)}`}</small>
    </span>,
    <code key="releases">{releases.join(' ')}</code>,
    <span key="last">
      {[page, engine].filter(Boolean).join('，')}
      <small>{actions?.join(' → ')}</small>
    </span>,
  ])
  return (
    <Section title="错误" about="最近七天，同一原因算一个。位置是源码里的文件、行、列和函数；占比是失败次数除以这些版本打开的次数。">
      <Table titles={['错误', '位置', '次数', '版本', '最近一次的页面、浏览器和操作']} rows={rows} empty="没有错误。" />
    </Section>
  )
}
