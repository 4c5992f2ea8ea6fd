import type { QqState } from './qq-attempt.ts'

export const qqMessages: Record<Exclude<QqState, 'idle'>, string> = {
  waiting: '请在QQ窗口中完成登录',
  working: '正在登录，请稍候',
  blocked: '浏览器拦截了QQ登录窗口，请允许弹出窗口后再试',
  closed: 'QQ登录窗口已关闭，登录没有完成',
  denied: '您已取消QQ登录',
  stale: '登录请求已失效，请重新使用QQ登录',
  empty: 'QQ登录没有成功，请重新登录',
  lost: 'QQ登录没有完成，请重试',
  unloaded: 'QQ登录加载失败，请检查网络后重试',
}
