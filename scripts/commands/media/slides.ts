/** Seconds from one step of a slide to the next. A segment has the same length, so each segment starts with a new step. */
export const stepSeconds = 6

export type FigureName = 'forgetting' | 'bars' | 'grid' | 'tree' | 'network'

export interface Slide {
  title: string
  /** One more point appears with each step. A slide without points is a title slide with one step. */
  points: string[]
  note: string
  figure?: FigureName
  /** What is said at each step: one sentence for 6 s, or two for 3 s each. */
  captions: string[][]
}

export interface SlideLesson {
  /** The lesson's folder in `sandbox/media/lessons`. */
  name: string
  title: string
  number: string
  color: string
  slides: Slide[]
}

export const slideLessons: SlideLesson[] = [
  {
    name: 'a',
    title: '高效学习的三条规律',
    number: '第一讲',
    color: '#1d4fbf',
    slides: [
      { title: '高效学习的三条规律', points: [], note: '间隔 · 提取 · 交错', captions: [['同学们好，欢迎来到第一讲。', '今天讲高效学习的三条规律。']] },
      {
        title: '本讲目标',
        points: ['理解记忆为什么会衰退', '掌握间隔复习的时间安排', '学会用自测代替重读'],
        note: '请准备纸笔，边听边记关键词',
        captions: [
          ['第一个目标，弄清楚学过的内容为什么会忘。'],
          ['第二个目标，学会安排复习时间。', '什么时候复习，比复习多久更重要。'],
          ['第三个目标，用自测代替重读。', '请准备好纸和笔，边听边记。'],
        ],
      },
      {
        title: '规律一：间隔',
        points: ['同样四小时，分四天学记得更久', '第 1、2、4、7、15 天各复习一次', '每次复习控制在十五分钟以内'],
        note: '艾宾浩斯遗忘曲线',
        figure: 'forgetting',
        captions: [
          ['先看间隔：同样学四个小时，分成四天学，记得更久。'],
          ['图中灰线是不复习时的遗忘曲线。', '蓝线每复习一次，就回升一次。'],
          ['每次复习不必太长，十五分钟以内就够了。'],
        ],
      },
      {
        title: '规律二：提取',
        points: ['合上书，先回忆，再核对', '把标题改写成问题', '错题比对题更值钱'],
        note: '测试效应：自测一次胜过重读三遍',
        figure: 'bars',
        captions: [
          ['再看提取：合上书，先努力回忆。', '想不起来的时候，再打开书核对。'],
          ['可以把每一节的标题改写成一个问题，再试着回答。'],
          ['做错的题比做对的题更有价值。', '它告诉你，哪里还没有学会。'],
        ],
      },
      {
        title: '规律三：交错',
        points: ['不同题型穿插练习', '先判断类型，再动笔求解', '短期更难，长期更牢'],
        note: '判断“用哪种方法”本身就是能力',
        figure: 'grid',
        captions: [
          ['第三条是交错：不要把同一种题一口气做完。'],
          ['题型穿插以后，先判断类型。', '选好了方法，再动笔求解。'],
          ['练的时候会觉得更难，但过一个月，记得更牢。'],
        ],
      },
      {
        title: '本讲小结与作业',
        points: ['列出本周要复习的五个知识点', '按 1—2—4—7—15 写进日历'],
        note: '下一讲：搭建自己的知识框架',
        captions: [['最后是作业：列出五个知识点。', '选这一周你最想巩固的内容。'], ['把复习日期写进日历，我们下一讲再见。']],
      },
    ],
  },
  {
    name: 'b',
    title: '搭建自己的知识框架',
    number: '第二讲',
    color: '#0d766c',
    slides: [
      { title: '搭建自己的知识框架', points: [], note: '从目录到地图', captions: [['欢迎回来，这是第二讲。', '我们来搭建自己的知识框架。']] },
      {
        title: '回顾上一讲',
        points: ['间隔：分散安排', '提取：先想再看', '交错：混合练习'],
        note: '作业完成了吗？',
        captions: [['先回顾上一讲的三条规律，第一条是间隔，分散安排。'], ['第二条是提取。', '先自己想，再去看书。'], ['第三条是交错，把不同的题型混在一起练习。']],
      },
      {
        title: '为什么要有框架',
        points: ['零散知识难以提取', '框架给每个知识点一个位置', '新知识挂在旧知识上'],
        note: '专家与新手的差别在于组织方式',
        figure: 'tree',
        captions: [
          ['知识零散地放着，用的时候就很难想起来。'],
          ['框架给每个知识点一个位置。', '像书架一样，伸手就能拿到。'],
          ['新学的内容，可以挂在已经学会的内容上面。'],
        ],
      },
      {
        title: '第一步：画骨架',
        points: ['只写章与节，不写细节', '一页纸，三层以内', '留出空白，以后再填'],
        note: '先完整，后完善',
        figure: 'tree',
        captions: [
          ['第一步是画骨架。', '只写章和节，先不写细节。'],
          ['整个骨架画在一页纸上，层次不要超过三层。'],
          ['旁边留出空白，以后再填。', '先求完整，再求完善。'],
        ],
      },
      {
        title: '第二步：连线',
        points: ['找出因果、对比、包含关系', '给每条线写一个动词', '删掉说不清的连线'],
        note: '说不清的地方就是该复习的地方',
        figure: 'network',
        captions: [
          ['第二步是连线：找出因果、对比和包含的关系。'],
          ['给每一条线写一个动词。', '比如“引起”，比如“属于”。'],
          ['说不清的连线先删掉，那里正是该复习的地方。'],
        ],
      },
      {
        title: '第三步：检验',
        points: ['不看书，默画一遍', '用红笔补上遗漏', '隔三天再画一次'],
        note: '把框架讲给别人听',
        figure: 'bars',
        captions: [['第三步是检验。', '不看书，把框架默画一遍。'], ['画完再打开书，用红笔补上遗漏的地方。'], ['隔三天再画一次。', '也可以讲给同学听一遍。']],
      },
      {
        title: '复习计划示例',
        points: ['周一至周四：每天一节新课', '周五：默画本周框架', '周末：交错练习与错题整理'],
        note: '每天四十分钟，贵在坚持',
        figure: 'grid',
        captions: [
          ['来看一份复习计划：周一到周四，每天学一节新课。'],
          ['周五不学新课。', '把这一周的框架默画一遍。'],
          ['周末做交错练习，整理错题，每天四十分钟就够。'],
        ],
      },
      { title: '谢谢观看', points: [], note: '课后请完成本节自测', captions: [['这一讲就到这里，谢谢观看。', '课后请记得完成本节自测。']] },
    ],
  },
]

export interface Step {
  slide: Slide
  /** How many points are visible. */
  points: number
  captions: string[]
}

/** The steps of a lesson in order, one every 6 s. */
export const stepsOf = ({ slides }: SlideLesson): Step[] =>
  slides.flatMap((slide) =>
    slide.captions.map((captions, index) => ({ slide, points: Math.min(index + 1, slide.points.length), captions })),
  )

export const secondsOf = (lesson: SlideLesson): number => stepsOf(lesson).length * stepSeconds
