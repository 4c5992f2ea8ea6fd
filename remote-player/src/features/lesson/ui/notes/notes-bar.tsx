import { useNotesExport } from '@xhkt/kit/notes/use-notes-export'
import { Button } from '@xhkt/kit/ui/button'
import { SearchField } from '../../../../common/ui/search-field.tsx'
import css from './notes-bar.module.css'

export interface NotesBarProps {
  keyword: string
  onKeyword: (keyword: string) => void
  onWrite: () => void
  lesson: { course_id: string; section_id: string }
  canExport: boolean
}

/** Above the notes of a lesson: write one, search, export all. */
export function NotesBar({ keyword, onKeyword, onWrite, lesson, canExport }: NotesBarProps) {
  const [isExporting, exportAll] = useNotesExport(lesson, ({ course_title, section_title }) => `${course_title}-${section_title}-笔记`)
  return (
    <div className={css.bar}>
      <Button variant="primary" onClick={onWrite}>
        记笔记
      </Button>
      <SearchField className={css.search} label="搜索本节笔记" value={keyword} onValue={onKeyword} />
      <Button onClick={exportAll} loading={isExporting} aria-disabled={!canExport || undefined}>
        导出
      </Button>
    </div>
  )
}
