import type { Value } from '../../../core/database.ts'
import type { PlannedCourse } from './course-plan.ts'

const kinds = ['课堂讲义', '章节练习（附答案）', '思维导图', '历年真题汇编', '易错点清单', '学习计划表']
const minSize = 180_000

/** A course has 0 to 5 files, or all 6 if it has printed material. */
export function materialsOf({ id, index, seed, title }: PlannedCourse): Value[][] {
  const count = seed.material ? kinds.length : (index * 5 + 2) % kinds.length
  return kinds.slice(0, count).map((kind, at) => {
    const fileId = id * 100 + at + 1
    const size = minSize + ((fileId * 7919) % 97) * ((at + 1) * 41_003)
    return [fileId, id, `${title}·${kind}.pdf`, size, `/media/materials/${fileId}.pdf`]
  })
}
