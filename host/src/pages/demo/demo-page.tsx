import { useHashTarget } from '../about/article/use-hash-target.ts'
import { Contents } from './layout/contents.tsx'
import { Section } from './layout/section.tsx'
import { groups, sectionIds } from './sections.ts'
import css from './demo-page.module.css'

/** `/xhkt/demo`: the design tokens and the shared components, each in all its states. */
export default function DemoPage() {
  useHashTarget()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>设计规范</h1>
        <p className={css.lead}>
          设计变量与共享组件的实时样例。变量直接取自 <code>tokens.ts</code>，组件就是各页面正在使用的那一份。
        </p>
      </header>
      <Contents groups={groups} ids={sectionIds} />
      {/* Errors and skeletons in here are samples: a check of the page does not take them for its own. */}
      <div className={css.sections} data-samples>
        {groups.flatMap(({ sections }) =>
          sections.map(({ id, title, Content }) => (
            <Section key={id} id={id} title={title}>
              <Content />
            </Section>
          )),
        )}
      </div>
    </div>
  )
}
