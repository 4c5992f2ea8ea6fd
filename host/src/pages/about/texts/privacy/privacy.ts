import { config } from '@xhkt/platform/config'
import { type LegalDocument, link, list, p, strong } from '../../article/document.ts'
import { siteLinks } from '../site-links.ts'
import { collection, purposes } from './collection.ts'
import { changes, contact, minors, rights, scope } from './rights.ts'
import { localStorage } from './local-storage.ts'
import { retention, security, sharing } from './keeping.ts'
import { thirdParties } from './third-parties.ts'

const { productName } = config

export const privacy: LegalDocument = {
  title: '隐私政策',
  version: '1.0',
  published: '2026-11-21',
  effective: '2026-11-21',
  lead: [
    p(`${productName}知道个人信息对您的意义。这份政策说明我们收集哪些信息、为什么收集、保存在哪里、保存多久、会交给谁，以及您可以怎样管理它们。`),
    p('先说要点：'),
    list(
      '不注册、不登录也可以浏览课程和试听。',
      '注册只需要手机号、短信验证码和密码；用微信或 QQ 登录时，我们不会得到您的聊天记录和好友名单。',
      '我们不出售您的个人信息，也不投放基于您个人信息的第三方广告。',
      ['您可以随时查阅、更正、删除自己的信息，或者', link('注销账号', '#rights-close'), '。'],
    ),
    p('与', siteLinks.agreement, '一样，', strong('加粗的内容请格外留意。')),
  ],
  chapters: [
    scope,
    collection,
    purposes,
    localStorage,
    thirdParties,
    sharing,
    retention,
    security,
    rights,
    minors,
    changes,
    contact,
  ],
}
