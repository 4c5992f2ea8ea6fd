import { useOnline } from '@xhkt/kit/query/use-online'
import { Button } from '@xhkt/kit/ui/button'
import type { SaveStatus } from './note-saver.ts'
import css from './save-state.module.css'

const texts: Record<Exclude<SaveStatus['kind'], 'refused'>, string> = {
  saved: '已保存',
  saving: '保存中',
  unsaved: '未保存',
  empty: '未保存：笔记不能为空',
  failed: '未保存：已存为草稿，联网后自动保存',
  stalled: '未保存：几次都没有成功，已存为草稿，请稍后重试',
  altered: '未完整保存：有些字符无法保存，请修改后重试',
  conflict: '未保存：请选择保留哪一份',
}

export interface SaveStateProps {
  status: SaveStatus
  /** A new note without a text: there is nothing to save yet. */
  isNew: boolean
  onRetry: () => void
  /** The learner takes what the server keeps of an altered text. */
  onTakeKept: () => void
}

/** Says whether a note is saved. */
export function SaveState({ status, isNew, onRetry, onTakeKept }: SaveStateProps) {
  const isOnline = useOnline()
  const { kind } = status
  // Offline every attempt fails, and the next one follows by itself.
  const text = status.kind === 'refused' ? `未保存：${status.message}` : texts[status.kind === 'stalled' && !isOnline ? 'failed' : status.kind]
  const canRetry = kind === 'failed' || kind === 'stalled' || kind === 'refused' || kind === 'altered'
  return (
    <span className={css.state} data-state={kind}>
      <span role="status">{isNew ? '' : text}</span>
      {canRetry && (
        <Button variant="text" size="sm" onClick={onRetry}>
          重试
        </Button>
      )}
      {kind === 'altered' && (
        <Button variant="text" size="sm" onClick={onTakeKept}>
          使用已保存的内容
        </Button>
      )}
    </span>
  )
}
