import { useEffect, useEffectEvent, useState } from 'react'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { blockedPeople } from '../model/blocked-people.ts'
import type { LiveChat } from '../model/live-chat.ts'

const periodMs = 5_000

/** Announces new messages to screen readers, at most once in 5 s: those of teachers with their words, the others by their number. */
export function Announcer({ chat }: { chat: LiveChat }) {
  const [words, setWords] = useState('')
  const say = useEffectEvent((text: string) => setWords(text === words ? `${text} ` : text))

  useEffect(() => {
    let teacher = ''
    let others = 0
    const unsubscribe = chat.onMessage(({ user, text }) => {
      if (user.role === 'teacher') teacher = `老师：${text}`
      else if (user.user_id !== chat.room.userInfo.userId && !blockedPeople().has(user.user_id)) others += 1
    })
    const timer = setInterval(() => {
      if (!teacher && others === 0) return
      say(teacher || `${others} 条新消息`)
      teacher = ''
      others = 0
    }, periodMs)
    return () => {
      unsubscribe()
      clearInterval(timer)
    }
  }, [chat])

  return (
    <div role="status">
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  )
}
