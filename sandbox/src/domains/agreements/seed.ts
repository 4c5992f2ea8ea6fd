import { type Db, insertRows, query } from '../../core/database.ts'
import { courseIdAt } from '../courses/seed/course-plan.ts'

const day = 86_400

interface AgreementSeed {
  /** The index of the course plan. */
  course: number
  /** The signature of the first account. Without one the agreement is inactive, or active once the course is paid. */
  signature?: { ago: number; result: 'success' | 'failed' | null; reason?: string }
}

/** The courses with an agreement. The first account has one of every state. */
const agreements: AgreementSeed[] = [
  { course: 0, signature: { ago: 2 * day, result: 'success' } },
  // Its order is unpaid.
  { course: 6 },
  { course: 27, signature: { ago: 19 * day, result: 'failed', reason: '姓名与身份证号不一致，请核对后重新签署' } },
  { course: 30, signature: { ago: 600, result: null } },
  // It has a live room on air.
  { course: 16, signature: { ago: 2 * day, result: 'success' } },
  { course: 13 },
]

const sections = [
  {
    title: '一、服务内容',
    text: '平台按课程页面公布的大纲、课时和有效期提供在线学习服务，包括录播课、直播课及回放、课程资料和答疑。课程内容的更新与完善不另行收费。',
  },
  {
    title: '二、学习安排',
    text: '学员在有效期内自行安排学习时间。有效期自支付成功之日起计算，到期后可以续费。直播课因故调整时间的，平台提前以消息通知。',
  },
  {
    title: '三、账号与资料',
    text: '课程仅供学员本人学习使用，不得转借账号，不得录制、传播课程视频与资料。违反约定的，平台有权暂停服务。',
  },
  {
    title: '四、退款',
    text: '支付后 7 天内且学习时长不足三分之一的，可以在订单详情申请退款。签署本协议不影响退款的条件与金额。',
  },
  {
    title: '五、实名信息',
    text: '签署时填写的姓名与身份证号仅用于核验签署人身份，核验后以隐藏部分字符的形式展示，不用于其他用途。',
  },
  {
    title: '六、生效',
    text: '本协议自核验通过之日起生效，对学员与平台具有同等约束力。未尽事宜以平台《用户协议》为准。',
  },
]

const titleOf = query<{ title: string }>('SELECT title FROM course WHERE id = ?')

export function seedAgreementTexts(db: Db): void {
  // A sandbox of 12 courses does not have them all.
  const existing = agreements.map(({ course }) => courseIdAt(course)).filter((id) => db.get(titleOf, id))
  insertRows(
    db,
    'agreement_text',
    ['course_id', 'title', 'sections'],
    existing.map((id) => [id, `《${db.get(titleOf, id)?.title ?? ''}》学习协议`, JSON.stringify(sections)]),
  )
}

export function seedSignatures(db: Db, now: number): void {
  for (const { course, signature } of agreements) {
    const id = courseIdAt(course)
    if (!signature || !db.get(titleOf, id)) continue
    const { ago, result, reason = '' } = signature
    db.run(
      `INSERT INTO agreement_signature (user_id, course_id, real_name, identity_number, submitted_at, result, decided_at, reason)
       VALUES (1, ?, '林*', '1****************X', ?, ?, ?, ?)`,
      ...[id, now - ago, result, result === null ? 0 : now - ago + 60, reason],
    )
  }
}
