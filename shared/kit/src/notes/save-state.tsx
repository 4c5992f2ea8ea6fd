import { Button } from '@xhkt/kit/ui/button'
import type { SaveStatus } from './note-saver.ts'
import css from './save-state.module.css'

const texts: Record<Exclude<SaveStatus['kind'], 'refused'>, string> = {
  saved: '已保存',
  saving: '保存中',
  unsaved: '未保存',
  empty: '未保存：笔记不能为空',
  failed: '未保存：已存为草稿，联网后自动保存',
  conflict: '未保存：请选择保留哪一份',
}

export interface SaveStateProps {
  status: SaveStatus
  /** A new note without a text: there is nothing to save yet. */
  isNew: boolean
  onRetry: () => void
}

/** Says whether a note is saved. */
export function SaveState({ status, isNew, onRetry }: SaveStateProps) {
  const canRetry = status.kind === 'failed' || status.kind === 'refused'
  return (
    <span className={css.state} data-state={status.kind}>
      <span role="status">{isNew ? '' : status.kind === 'refused' ? `未保存：${status.message}` : texts[status.kind]}</span>
      {canRetry && (
        <Button variant="text" size="sm" onClick={onRetry}>
          重试
        </Button>
      )}
    </span>
  )
}
