import { type SubmitEvent, useState } from 'react'
import { useNotesExport } from '@xhkt/kit/notes/use-notes-export'
import { KeywordField } from '@xhkt/kit/search/keyword-field'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { useNavigate } from '@xhkt/platform/router'
import type { NoteList } from '../model/use-my-notes.ts'
import css from './note-groups.module.css'

interface Props {
  list: NoteList
  canExport: boolean
}

/** Searches the notes, and exports those of the chosen course, or all. The search stands in the address. */
export function NoteSearch({ list: { choices, hrefOf }, canExport }: Props) {
  const navigate = useNavigate()
  const [keyword, setKeyword] = useState(choices.keyword ?? '')
  const { course_id } = choices
  const [isExporting, exportAll] = useNotesExport({ course_id, order: 'course' }, ({ course_title }) => (course_id ? `${course_title}-笔记` : '我的笔记'))

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    void navigate(hrefOf({ keyword: keyword.trim() || undefined }))
  }

  return (
    <form className={css.search} role="search" aria-label="搜索笔记" onSubmit={submit}>
      <KeywordField label="笔记内容" value={keyword} onValue={setKeyword} />
      <Button type="submit" variant="primary">
        搜索
      </Button>
      {choices.keyword !== undefined && (
        <ButtonLink variant="text" href={hrefOf({ keyword: undefined })}>
          清除搜索
        </ButtonLink>
      )}
      <Button className={css.export} onClick={() => canExport && exportAll()} loading={isExporting} aria-disabled={!canExport || undefined}>
        {course_id ? '导出本课程笔记' : '导出全部笔记'}
      </Button>
    </form>
  )
}
