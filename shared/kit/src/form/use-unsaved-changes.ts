import { useEffect } from 'react'
import { guardLeaving } from '@xhkt/platform/unsaved-changes'

const warn = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * Guards the input of a form while `hasChanges`: the host asks before another page or tab, the browser before a reload, and no newer
 * release is swapped in (docs/product/forms.md#unsaved-changes).
 */
export function useUnsavedChanges(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const removeGuard = guardLeaving()
    addEventListener('beforeunload', warn)
    return () => {
      removeGuard()
      removeEventListener('beforeunload', warn)
    }
  }, [hasChanges])
}
