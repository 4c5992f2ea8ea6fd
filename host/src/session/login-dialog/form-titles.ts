import type { SessionDialog } from '@xhkt/platform/auth'

interface FormTitles {
  /** Title of the dialog. */
  title: string
  /** Accessible name of the form, which announces that the dialog has switched. Contains no label of a field. */
  name: string
  /** The back link and its form. */
  back?: { name: string; to: 'tripartite' | 'login' }
}

export const formTitles: Record<SessionDialog['form'], FormTitles> = {
  tripartite: { title: '登录', name: '选择登录方式' },
  wxLogin: { title: '登录', name: '微信登录', back: { name: '验证码登录', to: 'login' } },
  login: { title: '登录', name: '手机登录', back: { name: '其他登录方式', to: 'tripartite' } },
  bind: { title: '绑定手机号', name: '绑定手机' },
  link: { title: '绑定第三方账号', name: '授权绑定' },
  register: { title: '注册账号', name: '填写注册信息' },
}
