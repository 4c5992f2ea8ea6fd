import { type Static, Type as T } from '@sinclair/typebox'
import { type Endpoint, Id } from './schema.ts'

/** An address below `public_domain`, or a complete one that starts with `https:` or `http:`; empty: none. @example /files/wx.png */
export const StoredPath = T.String()

/** The system config (docs/product/entities.md#system-config). A text is empty if the operator has nothing to show. */
export const SystemConfig = T.Object({
  /** The prefix of each stored path; empty: stored paths are on the origin of the page. @example https://cdn.example.com */
  public_domain: T.String(),
  /** Seconds between two progress reports; 0: the default of 15. @example 15 */
  study_video_report_period: T.Integer({ minimum: 0 }),
  /** The last line of the footer. @example © 2026 学海课堂 */
  copyright: T.String(),
  /** The police filing number. @example 京公网安备11010802000001号 */
  EHB: T.String(),
  /** The ICP filing number. @example 京ICP备2026000001号 */
  ICP: T.String(),
  /** The telephone number of the company. @example 400-000-0000 */
  company_tel: T.String(),
  /** The postal address of the company. @example 北京市海淀区中关村大街 1 号 */
  company_address: T.String(),
  /** The company's contact for cooperation. @example bd@example.com */
  business_cooperation: T.String(),
  /** The licence for radio and television. */
  radio_license: StoredPath,
  /** The licence for publications. */
  publications_license: StoredPath,
  /** The business licence. */
  business_license: StoredPath,
  /** The QR code of the public WeChat account. */
  wx_qrcode: StoredPath,
  /** The QR code of the course adviser on WeChat. */
  kf_wx_qrcode: StoredPath,
  /** 0 switches the slider captcha off, 1 on. The page takes its `captcha_id` from the configuration of the deployment. @example 0 */
  pc_check_graph_switch: T.Integer({ minimum: 0, maximum: 1 }),
})
export type SystemConfig = Static<typeof SystemConfig>

/** A category of courses. */
export const Category = T.Object({ id: Id, name: T.String() })
export type Category = Static<typeof Category>

export const systemEndpoints = {
  'GET /v1/sys/config': { summary: 'System config', session: 'none', data: SystemConfig },
  /** Lists all top categories, those without courses included. The top bar shows the first five, and a menu all. */
  'GET /v1/menu': {
    summary: 'Top categories, in the order of the top bar',
    session: 'none',
    data: T.Object({ list: T.Array(Category) }),
  },
} as const satisfies Record<string, Endpoint>
