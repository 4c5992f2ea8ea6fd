import type { LiveRole } from '@xhkt/contract'

export interface SeededMessage {
  role: LiveRole
  name: string
  text: string
}

const said = (role: LiveRole, name: string, ...texts: string[]): SeededMessage[] => texts.map((text) => ({ role, name, text }))

/** A lesson's talk, in order. */
export const talk: readonly SeededMessage[] = [
  ...said('assistant', '助教小北', '同学们好，讲义在课程的资料里，可以先打开。'),
  ...said('learner', '一鸣', '来了来了'),
  ...said('learner', '苏苏', '老师好！'),
  ...said('teacher', '', '大家好，声音和画面都正常吗？正常的请扣 1。'),
  ...said('learner', '阿航', '1'),
  ...said('learner', '南风', '1'),
  ...said('learner', '周末不加班', '1，画面很清楚'),
  ...said('learner', '小雨', '今天讲哪几页？'),
  ...said('assistant', '助教小北', '@小雨 讲义第 12 页到第 18 页。'),
  ...said('learner', '木木', '上节课的作业什么时候点评？'),
  ...said('teacher', '', '作业放在最后二十分钟讲，先看今天的三条规律。'),
  ...said('learner', '程远', '第一条和我平时的习惯正好相反……'),
  ...said('learner', '苏苏', '原来重读效果这么差'),
  ...said('teacher', '', '记住一句话：能不看书说出来，才算学会。'),
  ...said('learner', '一鸣', '记下了'),
  ...said('learner', '阿宁', '间隔几天复习一次比较好？'),
  ...said('teacher', '', '第 1、3、7 天各一次，之后每两周一次就够了。'),
  ...said('learner', '南风', '有没有现成的表格？'),
  ...said('assistant', '助教小南', '复习计划表下课后发到资料里，可以直接打印。'),
  ...said('learner', '周末不加班', '👍👍'),
  ...said('learner', '小雨', '听懂了'),
  ...said('learner', '木木', '没听懂，请再讲一遍第二条'),
  ...said('teacher', '', '好，第二条我换一个例子再讲一遍。'),
  ...said('learner', '程远', '这个例子好懂多了'),
]
