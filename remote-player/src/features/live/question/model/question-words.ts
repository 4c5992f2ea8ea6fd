import type { ShownQuestion } from '../../chat/model/chat-snapshot.ts'

/** Answers for each option, with their share. */
export function sharesOf({ options, counts }: Pick<ShownQuestion, 'options' | 'counts'>): { option: string; count: number; percent: number }[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return options.map((option, index) => {
    const count = counts[index] ?? 0
    return { option, count, percent: total > 0 ? Math.round((count / total) * 100) : 0 }
  })
}

/** What a screen reader hears when a question comes, is answered, or ends. */
export function questionWords(question: ShownQuestion): string {
  const { text, options, chosen, counts, isClosed } = question
  if (chosen < 0 && !isClosed && counts.length === 0) return `老师的提问：${text}`
  const heading = isClosed ? '答题已结束' : chosen >= 0 ? `已提交，我的选择是${options[chosen]}` : '老师公布了结果'
  const result = sharesOf(question).map(({ option, count, percent }) => `${option} ${count} 人，${percent}%`)
  return [heading, ...(counts.length > 0 ? result : [])].join('；')
}
