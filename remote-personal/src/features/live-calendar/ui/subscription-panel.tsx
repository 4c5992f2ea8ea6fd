import type { CalendarFeed } from '@xhkt/contract'
import { Bone } from '@xhkt/kit/ui/bone'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { CopyText } from '@xhkt/kit/ui/copy-text'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { useQuery } from '@xhkt/platform/query'
import { feedQuery } from '../api/queries.ts'
import { useRenewFeed } from '../model/use-feed.ts'
import css from './subscription-panel.module.css'

const ways: readonly [app: string, way: string][] = [
  ['苹果手机和电脑', '点“在日历应用中打开”，或在“设置 → 日历 → 账户 → 添加账户 → 其他”中选“添加已订阅的日历”，粘贴地址。'],
  ['Outlook', '在“添加日历 → 从 Internet 订阅”中粘贴地址。'],
  ['Google 日历', '在“其他日历 → 通过网址添加”中粘贴地址。'],
]

/** The absolute address of a feed. It has the site's origin unless the configuration names another origin for the API. */
const absolute = (path: string): string => new URL(path, location.origin).href

function FirstFeed({ feed }: { feed: CalendarFeed }) {
  const { start, busy } = useRenewFeed(feed)
  return (
    <Button variant="primary" loading={busy} onClick={() => start('')}>
      生成订阅地址
    </Button>
  )
}

function Feed({ feed }: { feed: CalendarFeed }) {
  const { start, busy } = useRenewFeed(feed)
  const address = absolute(feed.path)
  return (
    <>
      <p className={css.address}>
        <CopyText name="订阅地址" text={address} />
      </p>
      <div className={css.actions}>
        <ButtonLink size="sm" href={address.replace(/^https?:/, 'webcal:')}>
          在日历应用中打开
        </ButtonLink>
        <Button size="sm" loading={busy} onClick={() => start(feed.path)}>
          重新生成
        </Button>
      </div>
    </>
  )
}

/** The address to which the learner's calendar app subscribes, and how. */
export function SubscriptionPanel({ id }: { id: string }) {
  const feed = useQuery(feedQuery)
  return (
    <section id={id} className={css.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title}>
        订阅直播日历
      </h2>
      <p className={css.text}>
        把订阅地址添加到手机或电脑的日历应用，新的直播课会自动出现，取消的会自动消失。更新时间由日历应用决定，一般在几小时内。
      </p>
      <ReadView query={feed} loading={<Bone as={css.bone} />}>
        {(answer) => (answer.path === '' ? <FirstFeed feed={answer} /> : <Feed feed={answer} />)}
      </ReadView>
      <dl className={css.ways}>
        {ways.map(([app, way]) => (
          <div key={app}>
            <dt>{app}</dt>
            <dd>{way}</dd>
          </div>
        ))}
      </dl>
      <p className={css.text}>知道这个地址的人都能看到您的直播安排，请不要转发。如已泄露，请重新生成：旧地址会立即失效。</p>
    </section>
  )
}
