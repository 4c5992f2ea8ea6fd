import type { Recording } from '../../media/media.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export interface Showcase {
  /** Seconds for which the seed's price is a discount on its old price. */
  discountFor?: number
  /** `openFor` is in seconds; 0: the offer does not end. */
  group?: { price: number; size: number; openFor: number }
  seats?: number
  /** Days that a purchase is valid. A renewal for `renewPrice` adds as many. */
  validDays?: number
  renewPrice?: number
  /** The live lessons that start in `startsIn` seconds and recur every `every` seconds; the first of the course comes first. */
  lives?: { startsIn: number; every: number; isFlv?: boolean }[]
  /** The evening of the weekly live lesson: days from the seeding, and half hours after 19:30 in Beijing. */
  weekly?: { days: number; halfHours: number }
  evaluations?: number
  lessons?: number
  /** The recording of the first lesson, which is a trial. */
  recording?: Recording
  /** Its lessons are all forms of a recording, as trials. */
  forms?: boolean
  title?: string
  summary?: string
  /** Unsafe HTML before the introduction. */
  pasted?: string
}

/**
 * Courses with a special state that pages must show, by id. They are among the first 60, which exist at every larger scale. Their times
 * count from the seeding or from the last reset (relative-times.ts).
 */
export const showcase: Partial<Record<number, Showcase>> = {
  1001: { evaluations: 58 },
  1002: { validDays: 365, renewPrice: 19_900 },
  1004: { discountFor: 2 * day },
  1009: { discountFor: 30 * hour, recording: 'plain' },
  1010: { lessons: 500 },
  1011: { recording: 'long' },
  1013: { validDays: 365, renewPrice: 29_900 },
  1014: { validDays: 180, renewPrice: 39_900 },
  // Always on air, and owned by the first account.
  1017: { group: { price: 22_900, size: 3, openFor: 5 * day }, lives: [{ startsIn: -10 * minute, every: 90 * minute }] },
  1018: { discountFor: 8 * minute },
  1019: { group: { price: 69_900, size: 5, openFor: 0 } },
  // Recurs daily, so that a lesson that was missed is upcoming again.
  1020: { lives: [{ startsIn: 15 * minute, every: day }], validDays: 365, renewPrice: 69_900 },
  1024: { group: { price: 19_900, size: 3, openFor: 2 * day } },
  // Recurs after the duration of a live lesson, so that it is always on air.
  1025: { lives: [{ startsIn: -20 * minute, every: 90 * minute }], evaluations: 23 },
  1026: { seats: 0 },
  1027: { seats: 3 },
  1028: {
    // Overlaps the weekly lesson of 1014, which starts half an hour later.
    weekly: { days: 1, halfHours: 1 },
    title:
      '注册会计师《会计》基础到强化全程班（含历年真题逐题讲解与机考系统操作演示、考前三十天冲刺直播、错题本与思维导图、随堂讲义和学习群全程陪伴答疑）',
    summary:
      '二十八章完整讲解，配真题题库与机考操作演示，适合第一次报考的同学；从会计要素、金融工具、长期股权投资到合并报表与所得税，每章先讲准则再讲分录，最后用综合题把前后知识串起来，跟着学完就能独立做完一整套卷子。',
    validDays: 730,
    renewPrice: 99_900,
  },
  1030: { discountFor: 5 * day },
  1035: { group: { price: 25_900, size: 2, openFor: 20 * hour } },
  1039: { discountFor: 26 * hour },
  1051: { evaluations: 3 },
  // Free, always on air: as HLS, as FLV, and one that the teacher has paused (live-rooms.ts).
  1053: {
    lives: [
      { startsIn: -5 * minute, every: 90 * minute },
      { startsIn: -4 * minute, every: 90 * minute, isFlv: true },
      { startsIn: -8 * minute, every: 90 * minute },
    ],
  },
  1054: { evaluations: 0 },
  1059: {
    title: '法语发音公开课：<b>é</b> 与 <i>è</i> 的区别',
    summary: '小舌音、鼻化元音、联诵，三天说出好听的法语。<script>alert(1)</script> &amp; "引号" 也只是文字。',
    pasted:
      '<p onclick="alert(1)" style="position:fixed;inset:0">从别处粘贴来的一段。</p><script>alert(1)</script><img src="x" onerror="alert(1)" alt="">' +
      '<p><a href="javascript:alert(1)">点这里听示范</a></p>',
  },
  1060: { forms: true, title: '各种格式', summary: '学校上传录播课的每一种格式，各有一节 24 秒的课。' },
}
