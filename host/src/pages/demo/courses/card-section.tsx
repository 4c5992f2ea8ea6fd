import { CourseCard } from '@xhkt/kit/ui/course-card'
import { CourseRow } from '@xhkt/kit/ui/course-row'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { courseCard } from '@xhkt/kit/ui/course-skeletons'
import { Row, RowLine } from '@xhkt/kit/ui/row'
import { Example, State, States } from '../layout/example.tsx'
import { sampleCourse } from '../samples.ts'

const long = sampleCourse({
  title: '全国硕士研究生招生考试英语（一）真题精讲与高频词汇速记、长难句拆解、写作模板全程直播班（含模拟批改）',
  teacher_name: '欧阳娜娜·买买提江·阿卜杜热合曼',
  form: 3,
  student_count: 1234567,
  lesson_count: 1288,
})

export function CardSection() {
  return (
    <>
      <Example
        name="CourseCard"
        when="网格里的一门课程。整张卡片是一个链接，高度只由宽度决定。"
        code="import { CourseCard } from '@xhkt/kit/ui/course-card'"
      >
        <States size="control">
          <State label="普通" onGround>
            <CourseCard course={sampleCourse()} href="#course-card" />
          </State>
          <State label="有优惠" onGround>
            <CourseCard course={sampleCourse({ old_price: 39900, form: 2 })} href="#course-card" />
          </State>
          <State label="免费" onGround>
            <CourseCard course={sampleCourse({ price: 0, student_count: 12345 })} href="#course-card" />
          </State>
          <State label="名称很长" onGround>
            <CourseCard course={long} href="#course-card" />
          </State>
          <State label="没有封面" onGround>
            <CourseCard course={sampleCourse({ cover: '' })} href="#course-card" />
          </State>
          <State label="加载中" onGround>
            <div aria-hidden="true">{courseCard(0)}</div>
          </State>
        </States>
      </Example>
      <Example name="CourseRow" when="订单里的一门课程：封面在左，文字在右。" code="import { CourseRow } from '@xhkt/kit/ui/course-row'">
        <States size="full">
          <State label="普通">
            <CourseRow course={sampleCourse()} />
          </State>
          <State label="大封面，名称很长">
            <CourseRow course={long} size="lg" />
          </State>
        </States>
      </Example>
      <Example
        name="Row"
        when="列表里的一行：封面、标题、几行文字，末尾是按钮。在列表里用 as 写成 li。"
        code="import { Row, RowLine } from '@xhkt/kit/ui/row'"
      >
        <States size="full">
          <State label="普通">
            <Row
              cover={long.cover}
              title={long.title}
              href="#row"
              actions={
                <ButtonLink size="sm" href="#row">
                  续费
                </ButtonLink>
              }
            >
              <RowLine text={long.teacher_name} />
              <RowLine text="次要的一行，颜色更浅" faint />
            </Row>
          </State>
        </States>
      </Example>
    </>
  )
}
