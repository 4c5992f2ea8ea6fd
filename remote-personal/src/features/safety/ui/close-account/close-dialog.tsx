import { ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { useQuery } from '@xhkt/platform/query'
import type { DialogProps } from '@xhkt/kit/lazy/dialog-button'
import { closingQuery } from '../../api/queries.ts'
import { SafetyDialog } from '../dialog/safety-dialog.tsx'
import { CloseForm } from './close-form.tsx'
import { Obstacles } from './obstacles.tsx'
import css from './close-dialog.module.css'

interface Props {
  phone: string
  onPuzzle: (shown: boolean) => void
  onClose: () => void
}

function Content({ phone, onPuzzle, onClose }: Props) {
  const query = useQuery(closingQuery)
  const loading = (
    <div className={css.loading}>
      <Spinner label="正在检查账号" />
    </div>
  )
  // An answer of an earlier opening may be outdated.
  if (query.isFetching && !query.isFetchedAfterMount) return loading
  return (
    <ReadView query={query} loading={loading}>
      {({ obstacles }) =>
        obstacles.length > 0 ? (
          <Obstacles obstacles={obstacles} onClose={onClose} />
        ) : (
          <CloseForm phone={phone} onPuzzle={onPuzzle} onCancel={onClose} onObstacle={() => void query.refetch()} />
        )
      }
    </ReadView>
  )
}

/** Closes the account: docs/product/personal.md#closing-the-account */
export const CloseDialog = ({ phone, ...dialog }: DialogProps & { phone: string }) => (
  <SafetyDialog title="注销账号" {...dialog}>
    {(onPuzzle) => <Content phone={phone} onPuzzle={onPuzzle} onClose={dialog.onClose} />}
  </SafetyDialog>
)
