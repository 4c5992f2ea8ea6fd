/** What the learner is told when no count of unread messages can be shown. */
export const countFailed = '未读消息数加载失败，请稍后刷新页面'
