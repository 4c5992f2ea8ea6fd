export const wechatMessages = {
  unloaded: '微信二维码加载失败，请检查网络后重试',
  unsure: '二维码没有显示？请重试',
  working: '正在登录，请稍候',
  lost: '微信登录没有完成，请重试',
} as const
