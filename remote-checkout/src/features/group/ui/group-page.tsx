import { useSearchParams } from '@xhkt/platform/router'
import { idFrom } from '@xhkt/kit/query/id-from'
import { UnknownGroup } from '../../../common/unknown-group.tsx'
import { Group } from './group.tsx'

export default function GroupPage() {
  const [params] = useSearchParams()
  const groupId = idFrom(params, 'group_id')
  return groupId ? <Group key={groupId} groupId={groupId} /> : <UnknownGroup />
}
