import type { ReactNode } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { SearchField } from '../../../../common/ui/search-field.tsx'
import css from './transcript.module.css'

export interface TranscriptSearchProps {
  keyword: string
  onKeyword: (keyword: string) => void
  /** Lines that match. */
  count: number
  /** The match that is shown, from 0. */
  chosen: number
  onChoose: (nth: number) => void
  /** Buttons at the end of the row. */
  children?: ReactNode
}

/** Searches the transcript. Enter goes to the next match, with Shift to the one before. */
export function TranscriptSearch({ keyword, onKeyword, count, chosen, onChoose, children }: TranscriptSearchProps) {
  const step = (by: number) => count > 0 && onChoose((chosen + by + count) % count)
  return (
    <div className={css.search} role="search" aria-label="文稿">
      <SearchField
        label="搜索文稿"
        value={keyword}
        onValue={onKeyword}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) step(event.shiftKey ? -1 : 1)
        }}
      />
      {keyword.trim() !== '' && (
        <>
          <span className={css.count} role="status">
            {count > 0 ? `${chosen + 1}/${count}` : '没有找到'}
          </span>
          <Button size="sm" aria-label="上一处" onClick={() => step(-1)}>
            ↑
          </Button>
          <Button size="sm" aria-label="下一处" onClick={() => step(1)}>
            ↓
          </Button>
        </>
      )}
      {children}
    </div>
  )
}
