import { InlineError } from '@xhkt/kit/ui/inline-error'
import type { Column } from '../model/use-comparison.ts'
import css from './comparison-table.module.css'

interface UnreadableProps {
  column: Column
  /** The number of facts that it stands for. */
  rows: number
}

/** Says in place of the facts of a course that it is gone, or why it cannot be read. */
export const Unreadable = ({ column: { error, isGone, isFetching, retry }, rows }: UnreadableProps) => (
  <td className={css.unreadable} rowSpan={rows}>
    {isGone ? '不能参与对比' : <InlineError name="课程" error={error} onRetry={retry} retrying={isFetching} />}
  </td>
)
