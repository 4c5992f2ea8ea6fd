import { useState } from 'react'
import type { MessageKind } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { badgeCount } from '@xhkt/kit/format'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { choicesOf, listHrefs, readChoice, readPage } from '@xhkt/kit/list/list-address'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { useQuery, useQueryClient } from '@xhkt/platform/query'
import { useSearchParams } from '@xhkt/platform/router'
import { textBones } from '../../../common/content-skeleton.tsx'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { type MessagePage, messagesQuery } from '../api/queries.ts'
import { showUnread, unreadOf } from '../model/message-cache.ts'
import { kinds } from '../model/message-kinds.ts'
import { useReadAll } from '../model/use-message-actions.ts'
import { MessageItem } from './message-item.tsx'
import css from './message-item.module.css'
import head from './my-message-page.module.css'

const nothingYet = { title: '还没有消息', description: '订单、直播、优惠和反馈的动态会在这里通知您', action: <AllCoursesLink /> }

const nothingOf = (name: string) => ({
  title: `没有${name}消息`,
  action: <ButtonLink href={paths.messages}>查看全部消息</ButtonLink>,
})

/** A page of messages. Its answer is the count in the top bar too. */
function useMessages(page: number, kind: MessageKind | undefined) {
  const client = useQueryClient()
  return useQuery(messagesQuery(page, kind, (answer) => showUnread(client, unreadOf(answer))))
}

/** The ids of the messages that were deleted here. Each keeps its place, with 撤销, until the list is opened again. */
function useDeleted() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const show = (id: string, isDeleted: boolean) =>
    setIds((all) => new Set(isDeleted ? [...all, id] : [...all].filter((one) => one !== id)))
  return [ids, show] as const
}

const tabs = [[undefined, '全部'], ...kinds] as const

/** The name of a kind, with its unread messages. */
const counted = (name: string, unread: number): string => (unread > 0 ? `${name} ${badgeCount(unread)}` : name)

/** How many of the shown kind are unread, and the button that reads them. */
function Unread({ shown, kind }: { shown: MessagePage | undefined; kind: MessageKind | undefined }) {
  const readAll = useReadAll()
  const unread = shown ? unreadOf(shown, kind) : 0
  return (
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
  )
}

/** The learner's messages, by kind. */
export default function MyMessagePage() {
  const [params] = useSearchParams()
  const choices = { page: readPage(params), kind: readChoice(params, 'kind', kinds) }
  const hrefOf = listHrefs({ path: paths.messages, choices, queryOf: ({ kind }) => ({ kind }) })
  const answer = useMessages(choices.page, choices.kind)
  const [deleted, showDeleted] = useDeleted()
  const shown = answer.data
  const names = tabs.map(([kind, name]) => [kind, counted(name, shown ? unreadOf(shown, kind) : 0)] as const)
  const name = kinds.find(([kind]) => kind === choices.kind)?.[1]
  return (
    <PersonalList
      title="我的消息"
      head={
        <>
          <ChoiceRow label="消息类型" choices={choicesOf(names, choices.kind, (kind) => hrefOf({ kind }))} />
          <Unread shown={shown} kind={choices.kind} />
        </>
      }
      answer={answer}
      hrefOf={(page) => hrefOf({ page })}
      bones={textBones}
      empty={name === undefined ? nothingYet : nothingOf(name)}
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
    </PersonalList>
  )
}
