import type { SessionDialog } from '@xhkt/platform/auth'

interface Face {
  /** Of the dialog. */
  title: string
  /** Of the form within, for whoever cannot see where the dialog has moved to; no label of a field is in it. */
  name: string
  /** Section 4: the back link, and where it leads. */
  back?: { name: string; to: 'tripartite' | 'login' }
}

/** How each form of section 4 presents itself. */
export const faces: Record<SessionDialog['form'], Face> = {
  tripartite: { title: '登录', name: '选择登录方式' },
  wxLogin: { title: '登录', name: '微信登录', back: { name: '验证码登录', to: 'login' } },
  login: { title: '登录', name: '手机登录', back: { name: '其他登录方式', to: 'tripartite' } },
  bind: { title: '绑定手机号', name: '绑定手机' },
  register: { title: '注册账号', name: '填写注册信息' },
}
