import { config } from '@xhkt/platform/config'
import { type Document, p } from '../article/document.ts'
import { siteLinks } from './site-links.ts'

const { productName } = config

export const about: Document = {
  title: '关于我们',
  lead: [
    p(`${productName}是一个在线课程平台。我们与一线老师一起，把一门课从头到尾讲清楚，让每一位认真学习的人，在自己的时间、用自己的节奏，学到真正用得上的东西。`),
  ],
  chapters: [
    {
      id: 'mission',
      title: '我们的使命',
      blocks: [
        p('学习往往不是输在不够聪明，而是输在没有人把路线画清楚、遇到问题没有人回答、坚持了一半没有人提醒。我们想做的，就是把这三件事做好。'),
        p('我们相信好的课程有三个样子：目标具体，学完知道自己会了什么；讲解完整，不用为同一个知识点再去别处拼凑；练习充分，听懂之后还能做得出来。'),
      ],
    },
    {
      id: 'offer',
      title: '我们提供什么',
      blocks: [
        {
          kind: 'cards',
          cards: [
            { title: '录播课', text: '按章节编排，可以倍速、反复观看。换一台电脑登录，也能从上次停下的地方继续。' },
            { title: '直播课', text: '与老师同步上课，在直播间提问交流。提供回放的课程，错过了也可以补上。' },
            { title: '试听', text: ['付款之前先听一听。标有“试听”的课节不登录也能看，从', siteLinks.courseList, '里挑一门试试。'] },
            { title: '配套资料', text: '讲义和练习随课程提供，有的课程还配有纸质教材，寄到您手上。' },
            { title: '学习管理', text: [siteLinks.schedule, '、', siteLinks.reservation, '、', siteLinks.notes, '和学习进度放在一处，今天该学什么一目了然。'] },
            { title: '移动学习', text: ['手机和电脑使用同一个账号，路上的时间也能用起来：', siteLinks.app, '。'] },
          ],
        },
      ],
    },
    {
      id: 'making',
      title: '一门课是怎样做出来的',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '定目标', text: '先弄清楚这门课为谁而开、学完应当能做什么，再据此决定讲什么、不讲什么。' },
            { title: '编大纲', text: '由授课老师拟定大纲，教研人员对照考试要求或岗位要求逐条核对，排出先后次序。' },
            { title: '写讲义', text: '讲义先于录制完成。例题和练习由另一位老师独立做一遍，答案对不上的重新改过。' },
            { title: '试讲', text: '每位老师开课之前都要试讲，听的人既有同行，也有这门课要教的学员。' },
            { title: '录制与审核', text: '录好的课节由专人从头看到尾，核对内容、字幕和画面，不合要求的重录。' },
            { title: '持续修订', text: ['大纲有变化、学员指出了错误，我们都会修订课程。发现问题，请在', siteLinks.feedback, '里告诉我们。'] },
          ],
        },
      ],
    },
    {
      id: 'promise',
      title: '我们对学员的约定',
      blocks: [
        {
          kind: 'list',
          items: [
            '价格、有效期和退款规则写在付款之前看得见的地方。',
            '不夸大效果，不承诺“包过”，不制造焦虑。',
            '不会在您没有确认的情况下自动扣费。',
            ['只收集提供服务所需要的信息，详见', siteLinks.privacy, '。'],
            ['每一条反馈都有人看、有人答：', siteLinks.contact, '。'],
          ],
        },
      ],
    },
    {
      id: 'licences',
      title: '资质公示',
      blocks: [{ kind: 'licences' }],
    },
    {
      id: 'notices',
      title: '开源软件声明',
      blocks: [{ kind: 'notices' }],
    },
  ],
}
