import { useAuth } from '@xhkt/platform/auth'
import { onlineManager } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { type NoteDraft, noteDrafts } from './note-drafts.ts'
import { NoteSaver } from './note-saver.ts'
import { saverPorts } from './saver-ports.ts'

/** The learner of the session; undefined without one. */
const learnerNow = (): string | undefined => {
  const { token, user } = useAuth.getState()
  return token === null ? undefined : user?.user_id
}

const draftsToSend = (): NoteDraft[] => noteDrafts.of(learnerNow() ?? '').filter(({ isUndecided }) => !isUndecided)

/** Says what became of a draft. Where the learner has to decide, this is said once: the draft stays, and a page shows it. */
function tell({ status }: ReturnType<NoteSaver['snapshot']>): void {
  const where = '请到“我的笔记”处理'
  if (status.kind === 'saved') toast.success('之前没有保存的笔记，现在已保存')
  else if (status.kind === 'conflict') toast.error(`一条未保存的笔记在其他页面或设备上改过，${where}`)
  else if (status.kind === 'altered') toast.error(`一条笔记未完整保存：有些字符无法保存，${where}`)
  else if (status.kind === 'refused') toast.error(`一条笔记未保存：${status.message}，${where}`)
}

/** Tries once to save a draft that no page shows. It stays without an answer, or if the learner has to decide: a page may wait for it. */
function save(draft: NoteDraft, release: () => void): void {
  const saver = new NoteSaver(draft, saverPorts(draft.owner))
  const end = (): void => {
    unsubscribe()
    saver.stop()
    release()
  }
  const unsubscribe = saver.subscribe(() => {
    const { kind } = saver.snapshot().status
    if (kind === 'unsaved' || kind === 'saving') return
    end()
    tell(saver.snapshot())
  })
  saver.save()
  // A note whose text was deleted is not sent.
  if (saver.snapshot().status.kind === 'unsaved') end()
}

async function saveLeftDraft(id: string): Promise<void> {
  const release = await noteDrafts.claim(id)
  // Another tab may have saved the draft meanwhile.
  const draft = draftsToSend().find((one) => one.id === id)
  if (release && draft) save(draft, release)
  else release?.()
}

function saveLeftDrafts(): void {
  if (onlineManager.isOnline()) draftsToSend().forEach(({ id }) => void saveLeftDraft(id))
}

let isWatching = false

/** Saves the drafts of pages that the learner has left: now, after a login, and whenever the site can be reached again. */
export function watchLeftDrafts(): void {
  // Without locks nothing tells whether a page, or another tab, saves the same draft.
  if (isWatching || !('locks' in navigator)) return
  isWatching = true
  let learner = learnerNow()
  saveLeftDrafts()
  onlineManager.subscribe(saveLeftDrafts)
  useAuth.subscribe(() => {
    if (learnerNow() === learner) return
    learner = learnerNow()
    saveLeftDrafts()
  })
}
