interface Choice {
  id: string
  name: string
}

export interface ExamPlan extends Choice {
  /** The tag of a user who studies for it. */
  tag: string
  goals: Choice[]
  /** The month of the exam, from 1. */
  month: number
  /** The id of the lowest level of education that it is open to. */
  lowestLevel: string
}

/** Levels of education, the lowest first. */
export const levels: readonly Choice[] = [
  { id: '1', name: '高中及以下' },
  { id: '2', name: '大专' },
  { id: '3', name: '本科' },
  { id: '4', name: '硕士及以上' },
]

/** The goals of an exam; their ids begin with that of the exam. */
const goals = (examId: string, names: readonly string[]): Choice[] =>
  names.map((name, index) => ({ id: `${examId}${String(index + 1).padStart(2, '0')}`, name }))

export const exams: readonly ExamPlan[] = [
  { id: '1', name: '考研', tag: '考研党', goals: goals('1', ['学术学位硕士', '专业学位硕士', '非全日制硕士']), month: 12, lowestLevel: '2' },
  { id: '2', name: '公务员考试', tag: '考公族', goals: goals('2', ['国家公务员', '省级公务员', '选调生', '事业单位']), month: 11, lowestLevel: '2' },
  { id: '3', name: '教师资格', tag: '未来教师', goals: goals('3', ['幼儿园', '小学', '初中', '高中']), month: 10, lowestLevel: '2' },
  { id: '4', name: '大学英语四六级', tag: '四六级考生', goals: goals('4', ['四级通过', '六级通过', '六级 500 分以上']), month: 12, lowestLevel: '2' },
  { id: '5', name: '法律职业资格', tag: '法考生', goals: goals('5', ['通过客观题', '通过主观题', '一次通过']), month: 10, lowestLevel: '3' },
  { id: '6', name: '会计职称与注会', tag: '财会人', goals: goals('6', ['初级会计', '中级会计', '注册会计师']), month: 8, lowestLevel: '1' },
  { id: '7', name: '建造师', tag: '建造师考生', goals: goals('7', ['二级建造师', '一级建造师']), month: 9, lowestLevel: '2' },
  { id: '8', name: '医药资格', tag: '医考生', goals: goals('8', ['护士执业', '执业医师', '执业药师']), month: 8, lowestLevel: '2' },
  { id: '9', name: '兴趣与技能', tag: '终身学习者', goals: goals('9', ['编程', '设计', '语言', '生活爱好']), month: 12, lowestLevel: '1' },
]
