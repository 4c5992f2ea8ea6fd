import { type Static, Type as T } from '@sinclair/typebox'
import { type Endpoint, Id } from './schema.ts'

/** docs/product/entities.md#system-config. A text is empty when the operator has nothing to show. */
export const SystemConfig = T.Object({
  public_domain: T.String(),
  /** Seconds between two progress reports; 0: the default of 15. */
  study_video_report_period: T.Integer({ minimum: 0 }),
  copyright: T.String(),
  EHB: T.String(),
  ICP: T.String(),
  company_tel: T.String(),
  company_address: T.String(),
  business_cooperation: T.String(),
  radio_license: T.String(),
  publications_license: T.String(),
  business_license: T.String(),
  wx_qrcode: T.String(),
  kf_wx_qrcode: T.String(),
  /** 0 switches the slider captcha off. */
  pc_check_graph_switch: T.Integer(),
})
export type SystemConfig = Static<typeof SystemConfig>

export const Category = T.Object({ id: Id, name: T.String() })
export type Category = Static<typeof Category>

export const systemEndpoints = {
  'GET /v1/sys/config': { summary: 'System config', session: 'none', data: SystemConfig },
  'GET /v1/menu': {
    summary: 'Top categories, in the order of the top bar',
    session: 'none',
    data: T.Object({ list: T.Array(Category) }),
  },
} as const satisfies Record<string, Endpoint>
