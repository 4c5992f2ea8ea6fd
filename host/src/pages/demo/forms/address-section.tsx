import { useState } from 'react'
import { AddressBook } from '@xhkt/kit/address/address-book'
import { RegionFields } from '@xhkt/kit/address/region-fields'
import { chosenAddress, useAddresses } from '@xhkt/kit/address/use-addresses'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { useAuth } from '@xhkt/platform/auth'
import { Example, State, States } from '../layout/example.tsx'

const code = `import { AddressBook } from '@xhkt/kit/address/address-book'
import { RegionFields } from '@xhkt/kit/address/region-fields'
import { useAddresses } from '@xhkt/kit/address/use-addresses'`

function OwnAddresses() {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { data } = useAddresses()
  return <AddressBook choice={{ chosen: chosenAddress(data, chosenId)?.address_id, onChoose: setChosenId }} />
}

const noRegion = { province: '', city: '', district: '' }

function SampleRegion() {
  const [region, setRegion] = useState(noRegion)
  const field = (name: keyof typeof noRegion) => ({
    id: `demo-${name}`,
    value: region[name],
    error: undefined,
    onValue: (value: string) => setRegion((before) => ({ ...before, [name]: value })),
  })
  return <RegionFields province={field('province')} city={field('city')} district={field('district')} />
}

export function AddressSection() {
  const isSignedIn = useAuth(({ token }) => token !== null)
  return (
    <Example name="AddressBook" when="选择、新增、编辑、删除收货地址。不传 choice 时只管理，不选择。表单在打开时才加载。" code={code}>
      <States size="full">
        <State label="只选地区：RegionFields">{isSignedIn ? <SampleRegion /> : <EmptyView title="登录后可以选择地区" />}</State>
        <State label="您的收货地址">{isSignedIn ? <OwnAddresses /> : <EmptyView title="登录后显示您的收货地址" />}</State>
      </States>
    </Example>
  )
}
