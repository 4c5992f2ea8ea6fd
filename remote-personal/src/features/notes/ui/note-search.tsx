import { useNotesExport } from '@xhkt/kit/notes/use-notes-export'
import { Button } from '@xhkt/kit/ui/button'
import { useNavigate } from '@xhkt/platform/router'
import { ListSearch } from '../../../common/search/list-search.tsx'
import type { NoteList } from '../model/note-address.ts'
import css from './note-groups.module.css'

interface Props {
  list: NoteList
  canExport: boolean
}

/** Searches the notes, and exports those of the chosen course, or all. The search stands in the address. */
export function NoteSearch({ list: { choices, hrefOf }, canExport }: Props) {
  const navigate = useNavigate()
  const { course_id } = choices
  const [isExporting, exportAll] = useNotesExport({ course_id, order: 'course' }, ({ course_title }) => (course_id ? `${course_title}-笔记` : '我的笔记'))

  const exportButton = (
    <Button className={css.export} onClick={() => canExport && exportAll()} loading={isExporting} aria-disabled={!canExport || undefined}>
      {course_id ? '导出本课程笔记' : '导出全部笔记'}
    </Button>
  )
  return (
    <ListSearch
      name="搜索笔记"
      label="笔记内容"
      keyword={choices.keyword}
      onSearch={(keyword) => void navigate(hrefOf({ keyword }))}
      clearHref={choices.keyword === undefined ? undefined : hrefOf({ keyword: undefined })}
      end={exportButton}
    />
  )
}
