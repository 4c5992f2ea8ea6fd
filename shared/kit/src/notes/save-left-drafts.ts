import { useAuth } from '@xhkt/platform/auth'
import { onlineManager } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { type NoteDraft, noteDrafts } from './note-drafts.ts'
import { NoteSaver } from './note-saver.ts'
import { saverPorts } from './saver-ports.ts'

const draftsNow = (): NoteDraft[] => noteDrafts.of(useAuth.getState().user?.user_id ?? '')

/** Saves a draft that no page shows. It stays where the learner has to decide, and where no attempt is answered. */
function save(draft: NoteDraft, release: () => void): void {
  const saver = new NoteSaver(draft, saverPorts(draft.owner))
  const end = (): void => {
    unsubscribe()
    saver.stop()
    release()
  }
  const unsubscribe = saver.subscribe(() => {
    const { kind } = saver.snapshot().status
    const goesOn = kind === 'unsaved' || kind === 'saving' || kind === 'failed'
    if (goesOn && useAuth.getState().user?.user_id === draft.owner) return
    end()
    if (kind === 'saved') toast.success('断网时写的笔记已保存')
  })
  saver.save()
  // A note whose text was deleted is not sent.
  if (saver.snapshot().status.kind === 'unsaved') end()
}

async function saveLeftDraft(id: string): Promise<void> {
  const release = await noteDrafts.claim(id)
  // Another tab may have saved it meanwhile.
  const draft = draftsNow().find((one) => one.id === id)
  if (release && draft) save(draft, release)
  else release?.()
}

let isWatching = false

/** From now on, saves the drafts of pages that the learner has left, whenever the site can be reached again. */
export function watchLeftDrafts(): void {
  // Without locks nothing tells whether a page, or another tab, saves the same draft.
  if (isWatching || !('locks' in navigator)) return
  isWatching = true
  onlineManager.subscribe((isOnline) => {
    if (isOnline) draftsNow().forEach(({ id }) => void saveLeftDraft(id))
  })
}
