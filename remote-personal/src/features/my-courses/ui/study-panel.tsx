import type { StudyData } from '@xhkt/contract'
import { classNames } from '@xhkt/kit/ui/class-names'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { formatCount } from '@xhkt/kit/format'
import { hoursAndMinutes } from '@xhkt/kit/format/hours-and-minutes'
import { useQuery } from '@xhkt/platform/query'
import { studyDataQuery } from '../api/queries.ts'
import { StudyChart } from './study-chart.tsx'
import { StudyTargetLine } from './study-target-line.tsx'
import sizes from './study-sizes.module.css'
import css from './study-panel.module.css'

function Times({ data: { today, total, studied_days } }: { data: StudyData }) {
  return (
    <dl className={css.times}>
      <div>
        <dt>今日学习</dt>
        <dd className={css.today}>{hoursAndMinutes(today)}</dd>
      </div>
      <div>
        <dt>累计学习</dt>
        <dd>{hoursAndMinutes(total)}</dd>
      </div>
      <div>
        <dt>学习天数</dt>
        <dd>{formatCount(studied_days)} 天</dd>
      </div>
    </dl>
  )
}

/** How long the learner has studied, and what for. */
export function StudyPanel() {
  const query = useQuery(studyDataQuery)
  return (
    <section className={classNames(sizes.studyTime, css.panel)} aria-label="学习情况">
      <div className={css.body}>
        <ReadView
          query={query}
          loading={<Spinner label="加载中" />}
          renderError={() => <InlineReadError name="学习时间" query={query} />}
        >
          {(data) => (
            <>
              <Times data={data} />
              {data.total > 0 ? (
                <StudyChart days={data.days} />
              ) : (
                <p className={css.none}>开始学习后，这里显示每天的学习时间</p>
              )}
            </>
          )}
        </ReadView>
      </div>
      <StudyTargetLine />
    </section>
  )
}
