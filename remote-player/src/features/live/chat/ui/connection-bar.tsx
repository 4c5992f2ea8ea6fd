import { Button } from '@xhkt/kit/ui/button'
import { ends } from '../model/chat-words.ts'
import type { LiveChat } from '../model/live-chat.ts'
import { useChat } from '../model/use-live-chat.ts'
import css from './chat-panel.module.css'

/** What is wrong with the connection, and the way on. Nothing while all is well, or while the first connection is on its way. */
export function ConnectionBar({ chat }: { chat: LiveChat }) {
  const connection = useChat(chat, (snapshot) => snapshot.connection)
  if (connection.is !== 'ended') {
    return connection.is === 'reconnecting' ? (
      <p className={css.bar} role="status">
        聊天已断开，正在重新连接…
      </p>
    ) : null
  }
  const { words, label } = ends[connection.why]
  return (
    <p className={css.bar} role="status">
      {words}
      <Button variant="text" size="sm" onClick={() => chat.rejoin()}>
        {label}
      </Button>
    </p>
  )
}
