import { Button } from '@xhkt/kit/ui/button'
import type { ChatMessage } from '../model/chat-port.ts'
import { replyWords } from '../model/chat-words.ts'
import css from './composer.module.css'

export interface QuotedBarProps {
  message: ChatMessage
  onCancel: () => void
}

/** Above the field: the message that what is typed answers. */
export const QuotedBar = ({ message, onCancel }: QuotedBarProps) => (
  <p className={css.quoted}>
    <span className={css.quotedText}>{replyWords(message)}</span>
    <Button variant="text" size="sm" aria-label="取消回复" onClick={onCancel}>
      取消
    </Button>
  </p>
)
