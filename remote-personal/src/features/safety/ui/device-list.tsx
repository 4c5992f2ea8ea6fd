import { useId, useMemo, useState } from 'react'
import type { Device } from '@xhkt/contract'
import { momentText } from '@xhkt/kit/format'
import { readError } from '@xhkt/kit/query/read-error'
import { Button } from '@xhkt/kit/ui/button'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { Tag } from '@xhkt/kit/ui/tag'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useNowSelector } from '@xhkt/platform/api'
import { useQuery } from '@xhkt/platform/query'
import { useRowFocus } from '../../../common/rows/use-row-focus.ts'
import { devicesQuery } from '../api/queries.ts'
import { useLogOutDevice, useLogOutOthers } from '../model/use-devices.ts'
import css from './device-list.module.css'

function DeviceRow({ device }: { device: Device }) {
  const { device_id, name, last_seen_at, logged_in_at, is_current } = device
  const [busy, logOut] = useLogOutDevice(device)
  const [seen, loggedIn] = useNowSelector((now) => `${momentText(last_seen_at, now)}|${momentText(logged_in_at, now)}`, 60_000).split('|')
  return (
    <li className={css.row} data-row={device_id}>
      <div className={css.text}>
        <p className={css.name}>
          {name} {is_current === true && <Tag tone="primary">本机</Tag>}
        </p>
        <p className={css.time}>
          {is_current === true ? '正在使用' : `最近使用 ${seen}`}
          <span>登录于 {loggedIn}</span>
        </p>
      </div>
      {is_current === false && (
        <Button size="sm" loading={busy} onClick={logOut}>
          退出登录
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

const none: readonly Device[] = []
/** A longer list is folded to so many rows. The answer has this device first, then the one used last. */
const foldedLength = 5

function DeviceRows({ devices }: { devices: readonly Device[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isLong = devices.length > foldedLength + 1
  const shown = isLong && !isOpen ? devices.slice(0, foldedLength) : devices
  return (
    <>
      <ul id={id} className={css.list}>
        {shown.map((device) => (
          <DeviceRow key={device.device_id} device={device} />
        ))}
      </ul>
      {isLong && (
        <Button className={css.more} size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : `查看全部 ${devices.length} 台设备`}
        </Button>
      )}
    </>
  )
}

/** Where the learner is logged in, with a logout for each other device. */
export function DeviceList() {
  const query = useQuery(devicesQuery())
  const devices = query.data?.list ?? none
  const ids = useMemo(() => devices.map(({ device_id }) => device_id), [devices])
  const focusKeeper = useRowFocus(ids)
  const [busy, logOutOthers] = useLogOutOthers()
  const content = () => {
    if (query.data) return <DeviceRows devices={devices} />
    if (readError(query)) return <InlineReadError name="登录设备" query={query} />
    return <Spinner label="加载中" />
  }
  return (
    <section className={css.devices} aria-labelledby="devices" tabIndex={-1}>
      <div className={css.head}>
        <h2 id="devices" className={css.title}>
          登录设备
        </h2>
        {devices.length > 1 && (
          <Button size="sm" loading={busy} onClick={logOutOthers}>
            退出其他设备
          </Button>
        )}
      </div>
      <p className={css.hint}>发现不认识的设备，请让它退出登录并修改密码。我们不记录登录地点。</p>
      <div {...focusKeeper}>{content()}</div>
    </section>
  )
}
