import { Button } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './undo-row.module.css'

interface Props {
  /** What has happened to the row. */
  text: string
  /** What 撤销 undoes, for screen readers: `删除 高等数学`. */
  what: string
  onUndo: () => void
  busy: boolean
}

/** Replaces a row that the learner has just removed, until the next visit of the list. */
export const UndoRow = ({ text, what, onUndo, busy }: Props) => (
  <div className={css.undo}>
    <span className={css.text} role="status">
      {text}
    </span>
    <span data-actions>
      <Button size="sm" onClick={onUndo} loading={busy}>
        撤销
        <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
    </span>
  </div>
)
