import { useEffect, useId, useSyncExternalStore } from 'react'
import { noteTextMaxLength } from '@xhkt/contract/limits'
import { TextAreaField } from '@xhkt/kit/form/text-area-field'
import { formatDuration } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { NoteConflict } from './note-conflict.tsx'
import { SaveState } from './save-state.tsx'
import type { NoteEditing } from './use-note-editors.ts'
import css from './note-editor.module.css'

export interface NoteEditorProps {
  editing: NoteEditing
  onFinish: () => void
  /** The text is saved after the learner has finished. */
  onEnd: () => void
}

/** Writes one note. It is saved while the learner types. */
export function NoteEditor({ editing: { saver, isClosing }, onFinish, onEnd }: NoteEditorProps) {
  const { draft, status } = useSyncExternalStore(saver.subscribe, saver.snapshot)
  const id = useId()
  useEffect(() => document.getElementById(id)?.focus(), [id])
  const isDone = isClosing && status.kind === 'saved'
  useEffect(() => {
    if (isDone) onEnd()
  }, [isDone, onEnd])

  return (
    <div className={css.editor} role="group" aria-label={`${formatDuration(draft.position)} 的笔记`}>
      <TextAreaField
        id={id}
        label={`${formatDuration(draft.position)} 的笔记`}
        value={draft.text}
        error={undefined}
        onValue={(text) => saver.type(text)}
        limit={noteTextMaxLength}
        rows={4}
        placeholder="写下这一刻的要点，输入后自动保存"
      />
      {status.kind === 'conflict' && <NoteConflict mine={draft.text} current={status.current} onResolve={(choice) => saver.resolve(choice)} />}
      <div className={css.foot}>
        <SaveState status={status} isNew={draft.note_id === null && draft.text === ''} onRetry={saver.retry} onTakeKept={saver.takeKept} />
        <Button size="sm" onClick={onFinish} loading={isClosing && status.kind === 'saving'}>
          完成
        </Button>
      </div>
    </div>
  )
}
