import { Button } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './undo-row.module.css'

export interface UndoRowProps {
  text: string
  /** What 撤销 brings back, for screen readers. */
  name: string
  busy: boolean
  onUndo: () => void
}

/** In the place of a row that the learner has just deleted. */
export const UndoRow = ({ text, name, busy, onUndo }: UndoRowProps) => (
  <div className={css.row}>
    <span role="status">{text}</span>
    <span data-actions>
      <Button size="sm" onClick={onUndo} loading={busy}>
        撤销
        <VisuallyHidden>删除 {name}</VisuallyHidden>
      </Button>
    </span>
  </div>
)
