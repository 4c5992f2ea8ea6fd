import { config } from '@xhkt/platform/config'
import { type Chapter, list, p, strong } from '../../article/document.ts'
import { siteLinks } from '../site-links.ts'

const { productName } = config

export const scope: Chapter = {
  id: 'scope',
  title: '适用范围',
  blocks: [
    p(`本政策适用于${productName}的网站。“我们”是指${productName}的运营者，其名称和证照以网站底部公示的营业执照为准，是本政策所说的个人信息的处理者。`),
    p('移动网站和应用程序使用同一账号，它们额外需要的权限和信息，以其自身的说明为准。'),
    p('从本网站前往的其他网站（例如备案查询、微信、QQ）不适用本政策，请阅读它们自己的政策。'),
  ],
}

export const rights: Chapter = {
  id: 'rights',
  title: '您的权利',
  blocks: [p('您对自己的个人信息享有法律规定的权利。行使这些权利不收费用；为了安全，我们可能先核实您的身份。')],
  parts: [
    {
      id: 'rights-access',
      title: '查阅和复制',
      blocks: [
        p('登录后，您可以在', siteLinks.profile, '查看账号信息，在', siteLinks.orders, '查看订单，在', siteLinks.courses, '查看学习进度，在', siteLinks.notes, '查看笔记。'),
        p('您可以在', siteLinks.safety, '下载一份个人信息副本，下载前需要验证身份。要求转移到其他处理者的，请', siteLinks.contact, '。'),
      ],
    },
    {
      id: 'rights-correct',
      title: '更正和补充',
      blocks: [p('昵称、头像等可以在', siteLinks.profile, '修改，手机号和密码可以在', siteLinks.safety, '修改。您自己改不了的，请联系我们。')],
    },
    {
      id: 'rights-delete',
      title: '删除',
      blocks: [
        p('您可以删除自己的笔记、取消预约。有下列情形之一的，您可以要求我们删除相应的信息：'),
        list(
          '处理的目的已经实现、无法实现，或者不再需要；',
          '我们停止提供服务，或者保存期限已经届满；',
          '您撤回了同意；',
          '我们违反法律或者与您的约定处理信息。',
        ),
      ],
    },
    {
      id: 'rights-withdraw',
      title: '撤回同意',
      blocks: [
        p('您可以不再填写自愿提供的信息，可以在浏览器中清除本地数据，可以在', siteLinks.safety, '解除与微信、QQ 的绑定，也可以拒绝营销类通知。撤回同意不影响此前已经进行的处理。'),
      ],
    },
    {
      id: 'rights-close',
      title: '注销账号',
      blocks: [
        p('您可以在', siteLinks.safety, '注销账号。需要先处理未完成的订单，并用短信验证码确认。申请后 7 天内登录可以撤销；7 天后我们删除您的个人信息，交易记录和公开的评价会作匿名化处理后保存。', strong('注销后账号里的课程和学习记录无法恢复。')),
      ],
    },
    {
      id: 'rights-answer',
      title: '解释和投诉',
      blocks: [
        p('您可以要求我们解释本政策。对于您的请求，我们会在 15 个工作日内答复；不能满足的，会说明理由。'),
        p('对答复不满意的，您可以向网信、市场监管等部门投诉举报，也可以依法向人民法院起诉。近亲属可以依法对逝者的个人信息行使查阅、复制、更正、删除等权利，逝者生前另有安排的除外。'),
      ],
    },
  ],
}

export const minors: Chapter = {
  id: 'minors',
  title: '未成年人的信息',
  blocks: [
    p('未满 18 周岁的，请在监护人陪同下阅读本政策，并在监护人同意后使用平台。'),
    p(strong('未满 14 周岁的儿童，必须由监护人同意并代为注册。'), '儿童的个人信息属于敏感个人信息，我们只收集提供课程所必需的内容，限制能够接触的人员，不用于营销。'),
    p('监护人可以随时代孩子查阅、更正、删除信息，撤回同意或者注销账号。我们发现在没有监护人同意的情况下收集了儿童的信息，会尽快删除；监护人发现这种情况的，请立即告诉我们。'),
  ],
}

export const changes: Chapter = {
  id: 'changes',
  title: '政策的变更',
  blocks: [
    p('我们可能修改本政策，修改后会更新页首的版本和日期。未经您同意，我们不会减少您依照本政策享有的权利。'),
    p('收集的范围、使用的目的、提供的对象等有重大变化的，我们会在生效前以显著的方式提示，需要重新取得同意的会再次征求您的同意。'),
  ],
}

export const contact: Chapter = {
  id: 'contact-us',
  title: '联系我们',
  blocks: [
    p('有关个人信息的问题、请求和投诉，可以登录后在', siteLinks.feedback, '中提出，也可以用下面的方式联系我们，并注明“个人信息保护”。'),
    { kind: 'contact' },
    p('请不要在邮件或反馈中提供密码和验证码，我们处理请求用不到它们。'),
  ],
}
