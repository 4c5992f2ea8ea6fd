import type { SystemConfig } from '@xhkt/contract'

/** For tests only: a site without any text, and with the captcha switched on. */
export const sampleSystemConfig = (given: Partial<SystemConfig> = {}): SystemConfig => ({
  public_domain: 'https://cdn.example.com/',
  study_video_report_period: 0,
  copyright: '',
  EHB: '',
  ICP: '',
  company_tel: '',
  company_address: '',
  business_cooperation: '',
  radio_license: '',
  publications_license: '',
  business_license: '',
  wx_qrcode: '',
  kf_wx_qrcode: '',
  pc_check_graph_switch: 1,
  ...given,
})
