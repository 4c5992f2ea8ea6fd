import { type ReactNode, useState } from 'react'
import type { MessageKind } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { badgeCount } from '@xhkt/kit/format'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { listHrefs, readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { useSearchParams } from '@xhkt/platform/router'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { ContentSkeleton, textBones } from '../../../common/content-skeleton.tsx'
import { unreadOf } from '../model/message-cache.ts'
import { kinds } from '../model/message-kinds.ts'
import { useMessages } from '../model/use-messages.ts'
import { useReadAll } from '../model/use-message-actions.ts'
import { MessageItem } from './message-item.tsx'
import css from './message-item.module.css'
import head from './my-message-page.module.css'

const nothingYet = { title: '还没有消息', description: '订单、直播、优惠和反馈的动态会在这里通知您', action: <AllCoursesLink /> }

const nothingOf = (name: string) => ({
  title: `没有${name}消息`,
  action: <ButtonLink href={paths.messages}>查看全部消息</ButtonLink>,
})

/** The ids of the messages that were deleted here. Each keeps its place, with 撤销, until the list is opened again. */
function useDeleted() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const show = (id: string, isDeleted: boolean) =>
    setIds((all) => new Set(isDeleted ? [...all, id] : [...all].filter((one) => one !== id)))
  return [ids, show] as const
}

/** The learner's messages, by kind. */
export default function MyMessagePage() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const [kind, name] = kinds.find(([one]) => one === params.get('kind')) ?? [undefined, '']
  const hrefOf = listHrefs<{ page: number; kind: MessageKind | undefined }>({
    path: paths.messages,
    choices: { page, kind },
    queryOf: (choices) => ({ kind: choices.kind, page: choices.page > 1 ? choices.page : undefined }),
  })
  const answer = useMessages(page, kind)
  const total = useTotal(answer, hrefOf({}))
  const readAll = useReadAll()
  const [deleted, showDeleted] = useDeleted()
  const shown = answer.data
  const nameWith = (label: string, count: number) => (count > 0 ? `${label} ${badgeCount(count)}` : label)
  const unread = shown ? unreadOf(shown, kind) : 0
  const frame = (content: ReactNode) => (
    <PersonalLayout title="我的消息">
      <ChoiceRow
        look="tabs"
        label="消息类型"
        choices={[
          { key: 'all', name: nameWith('全部', shown ? unreadOf(shown) : 0), href: hrefOf({ kind: undefined }), current: !kind },
          ...kinds.map(([one, label]) => ({
            key: one,
            name: nameWith(label, shown?.unread[one] ?? 0),
            href: hrefOf({ kind: one }),
            current: one === kind,
          })),
        ]}
      />
      <div className={head.bar}>
        <span role="status">{shown && (unread > 0 ? `${unread} 条未读` : '没有未读消息')}</span>
        <Button
          size="sm"
          aria-disabled={unread === 0 || undefined}
          loading={readAll.busy}
          onClick={() => shown && unread > 0 && readAll.start({ newest_id: shown.newest_id, ...(kind && { kind }) })}
        >
          {kind ? '本类全部已读' : '全部已读'}
        </Button>
      </div>
      {content}
    </PersonalLayout>
  )
  return (
    <ListResults
      answer={answer}
      page={page}
      total={total}
      hrefOf={(to) => hrefOf({ page: to })}
      loading={frame(<ContentSkeleton>{textBones}</ContentSkeleton>)}
      empty={kind ? nothingOf(name) : nothingYet}
      frame={frame}
    >
      {(messages) => (
        <ul className={css.list}>
          {messages.map((message) => (
            <MessageItem
              key={message.message_id}
              message={message}
              isDeleted={deleted.has(message.message_id)}
              onDeleted={(isDeleted) => showDeleted(message.message_id, isDeleted)}
            />
          ))}
        </ul>
      )}
    </ListResults>
  )
}
