import { Pagination } from '@xhkt/kit/ui/pagination'
import { Example, State, States } from '../layout/example.tsx'

const stay = (): string => '#pagination'

export function PaginationSection() {
  return (
    <Example
      name="Pagination"
      when="列表多于一页时。每一页都是链接，刷新与后退不丢位置；页内的小列表用按钮（onPage）。"
      code="import { Pagination } from '@xhkt/kit/ui/pagination'"
    >
      <States size="full">
        <State label="第一页">
          <Pagination page={1} total={195} pageSize={20} hrefOf={stay} label="分页：第一页" />
        </State>
        <State label="中间页">
          <Pagination page={5} total={195} pageSize={20} hrefOf={stay} label="分页：中间页" />
        </State>
        <State label="最后一页">
          <Pagination page={10} total={195} pageSize={20} hrefOf={stay} label="分页：最后一页" />
        </State>
        <State label="页数不多">
          <Pagination page={2} total={60} pageSize={20} hrefOf={stay} label="分页：页数不多" />
        </State>
        <State label="页内列表">
          <Pagination page={2} total={60} pageSize={20} onPage={() => undefined} label="分页：页内列表" />
        </State>
        <State label="只有一页：不显示">
          <Pagination page={1} total={20} pageSize={20} hrefOf={stay} />
        </State>
      </States>
    </Example>
  )
}
