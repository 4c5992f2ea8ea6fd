import type { SystemConfig } from '@xhkt/contract'
import { type Db, query } from './database.ts'

/** Sample values that belong to no real operator. */
export const systemConfig: SystemConfig = {
  public_domain: '',
  study_video_report_period: 15,
  copyright: 'Copyright © 2026 学海课堂 版权所有',
  EHB: '京公网安备11010802000000号',
  ICP: '京ICP备00000000号-1',
  company_tel: '400-000-0000',
  company_address: '北京市海淀区学海路 1 号学海大厦 8 层',
  business_cooperation: 'business@xuehai.example',
  radio_license: '/media/licences/radio.svg',
  publications_license: '/media/licences/publications.svg',
  business_license: '/media/licences/business.svg',
  wx_qrcode: '/media/qr/wx.svg',
  kf_wx_qrcode: '/media/qr/kf.svg',
  pc_check_graph_switch: 1,
}

const changesRow = query<{ value: string }>("SELECT value FROM meta WHERE key = 'system_config'")

/** The system config with its changes. They are stored, so that they survive a restart. */
export interface SystemConfigStore {
  current(): SystemConfig
  change(values: Partial<SystemConfig>): void
  reset(): void
}

export function createSystemConfig(db: Db): SystemConfigStore {
  let changed = JSON.parse(db.get(changesRow)?.value ?? '{}') as Partial<SystemConfig>

  function set(values: Partial<SystemConfig>): void {
    changed = values
    db.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('system_config', ?)", JSON.stringify(values))
  }

  return {
    current: () => ({ ...systemConfig, ...changed }),
    change: (values) => set({ ...changed, ...values }),
    reset: () => set({}),
  }
}
