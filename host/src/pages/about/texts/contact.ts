import * as paths from '@xhkt/contract/paths'
import { type Document, link, p } from '../article/document.ts'
import { siteLinks } from './site-links.ts'

/** Each question is a part, so that it has its own address. */
export const contact: Document = {
  title: '联系我们',
  lead: [
    p('选课、学习、订单，遇到任何问题都可以找我们。已经登录的话，', siteLinks.feedback, '是最快的方式：可以附上截图，我们也能直接看到是哪个账号。'),
  ],
  chapters: [
    {
      id: 'questions-account',
      title: '账号与登录',
      parts: [
        {
          id: 'no-code',
          title: '收不到短信验证码怎么办？',
          blocks: [p('请先核对手机号，看看短信是否被手机拦截。60 秒之后可以重新获取。换个信号好的地方仍然收不到的，请联系我们。')],
        },
        {
          id: 'forgotten-password',
          title: '忘记了密码怎么办？',
          blocks: [p('打开', siteLinks.forged, '，用手机号和短信验证码设置新密码。也可以直接用短信验证码登录，然后在', siteLinks.safety, '修改密码。')],
        },
        {
          id: 'other-account',
          title: '用微信登录后，为什么看不到买过的课程？',
          blocks: [p('多半是课程买在了另一个手机号的账号里。请退出登录，改用购买时的手机号登录看看；确实是两个账号的，请联系我们核实。')],
        },
        {
          id: 'close-account',
          title: '怎样更换手机号或注销账号？',
          blocks: [p('请在', siteLinks.feedback, '里说明，我们核实是您本人后办理。注销之前，请先处理完订单和退款。')],
        },
      ],
    },
    {
      id: 'questions-order',
      title: '购买与订单',
      parts: [
        {
          id: 'paid-not-open',
          title: '已经付款，课程却没有开通？',
          blocks: [p('支付结果有时会晚几分钟到达，请稍后刷新', siteLinks.orders, '。仍显示待付款的，请不要重复支付，带上微信的支付凭证联系我们。')],
        },
        {
          id: 'redeem-code',
          title: '兑换码、优惠券在哪里使用？',
          blocks: [p('兑换码在', siteLinks.redeem, '输入。优惠券在提交订单时选用，全部优惠券见', siteLinks.coupons, '。')],
        },
        {
          id: 'group-failed',
          title: '拼团没有成功，钱怎么退？',
          blocks: [p('到期人数不足时自动原路退款，不需要申请，进度见', siteLinks.groupOrders, '。')],
        },
        {
          id: 'refund',
          title: '怎样申请退款？',
          blocks: [
            p('请带上订单号，在', siteLinks.feedback, '提出，或用本页的方式联系我们。退款的条件和金额见', siteLinks.agreement, '中的', link('退款规则', `${paths.userAgreement}#refund`), '。'),
          ],
        },
      ],
    },
    {
      id: 'questions-study',
      title: '上课与学习',
      parts: [
        {
          id: 'cannot-play',
          title: '视频打不开或者卡顿怎么办？',
          blocks: [p('请先刷新页面，再换一个网络试试。建议使用新版的 Chrome、Edge、Safari 或 Firefox。仍有问题的，请告诉我们课程和课节的名称，以及出错时的提示。')],
        },
        {
          id: 'live-when',
          title: '直播什么时候开始，错过了怎么办？',
          blocks: [p('已购课程的直播时间在', siteLinks.calendar, '里。提供回放的课程，课后回放制作完成就可以观看。')],
        },
        {
          id: 'progress',
          title: '学习进度没有更新？',
          blocks: [p('断网时的进度会先存在浏览器里，恢复之后自动补上，请不要在此之前清除浏览器数据。过一会儿到', siteLinks.courses, '再看。')],
        },
        {
          id: 'expired',
          title: '课程到期了还能看吗？',
          blocks: [p('到期后不能继续观看。可以续费的课程会出现在', siteLinks.renew, '里。')],
        },
      ],
    },
  ],
}
