import * as paths from '@xhkt/contract/paths'
import type { NewMessage } from '../../core/send-message.ts'

/** To a new learner. */
export const welcome: NewMessage = {
  kind: 'system',
  title: '欢迎来到学海课堂',
  text: '先挑一门感兴趣的课程试听。课程动态、订单和优惠都会在这里通知您。',
  target: paths.categories,
  source: 'welcome',
}

export const phoneChanged: NewMessage = {
  kind: 'system',
  title: '绑定手机号已更换',
  text: '请用新手机号登录和接收验证码，其他设备已退出登录。如非本人操作，请立即联系我们。',
  target: paths.safety,
}

export const thirdPartyBound = (name: string, isBound: boolean): NewMessage => ({
  kind: 'system',
  title: isBound ? `已绑定${name}` : `已解除绑定${name}`,
  text: isBound
    ? `现在可以用${name}登录您的账号。如非本人操作，请立即到安全设置解除绑定并修改密码。`
    : `不能再用该${name}账号登录，手机号仍可登录。如非本人操作，请立即修改密码。`,
  target: paths.safety,
})

export const closingCancelled: NewMessage = {
  kind: 'system',
  title: '已撤销注销账号',
  text: '您的账号和其中的内容都已保留，可以继续使用。如非本人操作，请立即修改密码。',
  target: paths.safety,
}

export const passwordChanged: NewMessage = {
  kind: 'system',
  title: '登录密码已修改',
  text: '您的账号在所有设备上已退出登录。如非本人操作，请立即用验证码登录并重新设置密码。',
  target: paths.safety,
}
