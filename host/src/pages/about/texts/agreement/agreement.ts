import { config } from '@xhkt/platform/config'
import { type LegalDocument, p, strong } from '../../article/document.ts'
import { siteLinks } from '../site-links.ts'
import { account, scope, service, thirdParty } from './account.ts'
import { changes, contact, disputes, interruption, liability, minors, personalData } from './closing.ts'
import { lessons, rights, conduct } from './conduct.ts'
import { discounts, purchase, refund, validity } from './purchase.ts'

const { productName } = config

export const agreement: LegalDocument = {
  title: '用户协议',
  version: '1.0',
  published: '2026-11-21',
  effective: '2026-11-21',
  lead: [
    p(`欢迎使用${productName}。这份协议说明您和我们各自可以做什么、应当做什么，以及出现问题时怎样处理。注册、登录或购买课程之前，请完整阅读；`, strong('加粗的内容与您的权利关系最大，请格外留意。')),
    p('我们如何处理您的个人信息，另见', siteLinks.privacy, '。两份文件请一并阅读。'),
  ],
  chapters: [
    scope,
    service,
    account,
    thirdParty,
    purchase,
    discounts,
    validity,
    refund,
    lessons,
    rights,
    conduct,
    minors,
    personalData,
    interruption,
    liability,
    changes,
    disputes,
    contact,
  ],
}
