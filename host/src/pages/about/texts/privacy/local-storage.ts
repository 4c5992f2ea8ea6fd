import { type Chapter, p, strong } from '../../article/document.ts'
import { siteLinks } from '../site-links.ts'

const cookie = 'Cookie'
const local = '本地存储'
const session = '会话存储'
/** A database of the same name too. */
const localAndDatabase = '本地存储和 IndexedDB'

/** Everything that all areas store in a browser. A test compares it with the sources. */
const kept: [names: string, place: string, use: string, until: string][] = [
  ['__Host-xhkt_token、__Host-xhkt_expires、xhkt_token、xhkt_expires', cookie, '登录凭证和它的到期时间，用来保持登录', '退出登录或到期'],
  ['xhkt_host', cookie, '网站框架的版本，新版本先在一部分浏览器中试用', '最后一次试用后 30 天'],
  ['xhkt_preview', cookie, '您用专门的地址试用的、还没有上线的网站框架的编号', '在页面上回到线上版本，或关闭浏览器'],
  ['xhkt_staff', cookie, '工作人员的浏览器，用来先试用新版本，由工作人员自己设置', '由工作人员清除'],
  ['xhkt_user', local, '昵称、头像、手机号和学习方向，用来显示右上角的账号', '退出登录或登录到期'],
  ['xhkt_session_changed', local, '一个随机数，让其他标签页知道您登录或退出了', '下次登录或退出时更换'],
  ['xhkt_device_id', local, '随机生成的设备标识', '直到您清除'],
  ['xhkt_color_scheme', local, '您选择的外观：跟随系统、浅色或深色', '直到您清除'],
  ['xhkt_code_resend_at、xhkt_code_resend_bind_at', local, '何时可以再次获取短信验证码', '60 秒后失效'],
  ['xhkt_sys_config', local, '网站的公开配置，例如客服电话和备案号，使页面更快显示', '7 天后不再使用'],
  ['xhkt_first_view', local, '上次访问时首页的轮播图和课程分类，使页面更快显示', '被新的内容替换，或您清除'],
  ['xhkt_ic、xhkt_promotion_code', local, '分享链接中的邀请码、推广码', '被新的代码替换，或您清除'],
  ['xhkt_search_history', local, '您最近搜索的内容，最多 10 条，方便再次搜索', '您删除、清空或退出登录，或登录到期'],
  ['xhkt_player', local, '您在播放器里的设置，例如音量、倍速、清晰度和字幕', '直到您清除'],
  ['xhkt_danmaku', local, '您对弹幕的设置，例如开关、字号和显示区域', '直到您清除'],
  ['xhkt_blocked_people', local, '您在直播聊天里屏蔽的人的编号，最多 200 个，不再显示他们的消息，按账号分别保存', '您解除屏蔽，或清除'],
  ['xhkt_study_place', local, '这个浏览器里正在学习的页面的随机编号和时间，避免同时在两处播放', '被下一次学习替换，退出登录或登录到期'],
  ['xhkt_study_reports', localAndDatabase, '还没有送达的学习进度，断网或浏览器意外关闭后补报，按账号分别保存', '送达，或满 30 天'],
  ['xhkt_note_drafts', local, '还没有保存到账号里的课程笔记草稿，联网后自动保存', '保存成功，或满 30 天'],
  ['xhkt_feedback_draft', local, '还没有提交的意见反馈：类型、内容和已上传图片的编号，按账号分别保存', '提交成功、您清空内容，或满 30 天'],
  ['xhkt_reminders', local, '在这个浏览器里打开了预约提醒的账号编号', '您关闭提醒，或清除'],
  ['xhkt_reminded', local, '已经提醒过的直播课的编号和开播时间，避免重复提醒', '开播一天后，退出登录或登录到期'],
  ['xhkt_saved_password', local, '勾选“记住密码”后保存的手机号和加密的密码', '取消勾选、密码错误或修改密码'],
  ['xhkt_typed_phone', session, '您在登录、注册等表单中填写的手机号，换一个表单或刷新后不必重填', '登录成功、退出登录或关闭标签页'],
  ['xhkt_state', session, '用微信、QQ 登录时核对的一次性随机值', '核对之后、退出登录或关闭标签页'],
  ['xhkt_third_account', session, '尚未绑定手机号的微信、QQ 账号标识（openid、unionid），以及加密的 QQ 授权令牌', '绑定完成、放弃绑定、退出登录或关闭标签页；QQ 的 10 分钟后失效'],
  ['xhkt_compared', session, '您选来对比的课程的编号，最多 4 个', '您清空、退出登录或关闭标签页'],
  ['xhkt_override', session, '您用专门的地址试用的、还没有上线的页面版本', '在页面上回到线上版本，或关闭标签页'],
  ['xhkt_resume', session, '您登录前想领取的优惠券或想预约的直播，登录后继续', '登录完成、退出登录或关闭标签页'],
  ['xhkt_return_to', session, '登录前所在的页面，登录后带您回去', '登录完成、退出登录或关闭标签页'],
]

/** What the chat's own program stores, by names that begin with these. A test reads them in the pinned package. */
const keptByChat: [names: string, place: string, use: string, until: string][] = [
  ['TIM_', local, '直播间聊天（腾讯云即时通信）的运行数据：您在聊天里的昵称和头像、会话列表和待上报的运行日志，名称里有您的用户编号', '离开直播间或退出登录'],
  ['tim_error_assistance', local, '直播间聊天的错误说明，帮助开发人员查找问题', '离开直播间或退出登录'],
]

export const localStorage: Chapter = {
  id: 'local-storage',
  title: 'Cookie 与本地存储',
  blocks: [
    p('为了让网站正常工作，我们会在您的浏览器里保存下面这些数据。它们都由本网站写入和读取，', strong('没有用于跨网站跟踪或广告的 Cookie。')),
    {
      kind: 'table',
      caption: '本网站保存在您浏览器中的数据',
      head: ['名称', '位置', '内容和用途', '保留到'],
      rows: kept,
    },
    p('进入直播间后，第三方的聊天程序也会在您的浏览器里保存下面这些数据。'),
    {
      kind: 'table',
      caption: '聊天程序保存在您浏览器中的数据',
      head: ['名称的开头', '位置', '内容和用途', '保留到'],
      rows: keptByChat,
    },
  ],
  parts: [
    {
      id: 'local-storage-password',
      title: '记住密码',
      blocks: [
        p('“记住密码”默认不勾选。您勾选之后，手机号和加密后的密码保存在这台设备的浏览器里；加密用的密钥由浏览器保管在 IndexedDB 中，不能导出，也不会上传。取消勾选、密码错误或修改密码时，这条记录随即删除。'),
        p(strong('请不要在公用的电脑上勾选“记住密码”。')),
      ],
    },
    {
      id: 'local-storage-clear',
      title: '怎样清除',
      blocks: [
        p('您可以在浏览器的设置中查看、清除或禁止这些数据。清除后需要重新登录，尚未送达的学习进度和尚未保存的笔记会丢失；禁止之后，网站仍可浏览，但无法在刷新后保持登录。'),
        p('存在账号里的信息不在浏览器中，请到', siteLinks.profile, '等页面管理。'),
      ],
    },
  ],
}
