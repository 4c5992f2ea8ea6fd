import type { Note } from '@xhkt/contract'
import { Button } from '@xhkt/kit/ui/button'
import type { Resolution } from './note-saver.ts'
import css from './note-conflict.module.css'

export interface NoteConflictProps {
  mine: string
  current: Note
  onResolve: (choice: Resolution) => void
}

/** A note that was changed in two places: shows both texts, and the learner chooses. */
export function NoteConflict({ mine, current, onResolve }: NoteConflictProps) {
  return (
    <div className={css.conflict}>
      <p className={css.title} role="alert">
        这条笔记已在其他页面或设备上修改，请选择保留哪一份
      </p>
      <div className={css.texts}>
        <section aria-label="这里的内容">
          <h3 className={css.name}>这里的内容</h3>
          <p className={css.text}>{mine}</p>
        </section>
        <section aria-label="另一处的内容">
          <h3 className={css.name}>另一处的内容</h3>
          <p className={css.text}>{current.text}</p>
        </section>
      </div>
      <div className={css.choices}>
        <Button size="sm" variant="primary" onClick={() => onResolve('mine')}>
          保留这里的
        </Button>
        <Button size="sm" onClick={() => onResolve('theirs')}>
          保留另一处的
        </Button>
        <Button size="sm" onClick={() => onResolve('both')}>
          两份都保留
        </Button>
      </div>
    </div>
  )
}
