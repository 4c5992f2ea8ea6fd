import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { chooseForComparison, mostCompared } from '../../../common/compare/compared.ts'
import { isMarked, rows } from '../model/rows.ts'
import type { Comparison } from '../model/use-comparison.ts'
import { ColumnHead } from './column-head.tsx'
import { FactRow } from './fact-row.tsx'
import { PriceCell } from './price-cell.tsx'
import { Unreadable } from './unreadable.tsx'
import css from './comparison-table.module.css'

/** The ways to more courses, where there is room for one. */
function More({ ids }: { ids: readonly string[] }) {
  if (ids.length >= mostCompared) return null
  return (
    <ButtonLink href={paths.categories} onClick={() => chooseForComparison(ids)}>
      添加课程
    </ButtonLink>
  )
}

/** The courses side by side. Each is a column with its own state. */
export function ComparisonTable({ ids, columns }: Comparison) {
  const leftOut = ids.length - columns.length
  const courses = columns.flatMap(({ course }) => course ?? [])
  const marked = new Set(rows.filter((row) => isMarked(row, courses)))
  return (
    <section className={css.card} aria-labelledby="compare-title">
      <div className={css.head}>
        <h1 id="compare-title" className={css.title}>
          课程对比
        </h1>
        {marked.size > 0 && <p className={css.note}>底色标出数字、讲师以外的不同</p>}
        {leftOut > 0 && (
          <p className={css.note}>
            最多对比 {mostCompared} 门课程，另外 {leftOut} 门没有显示
          </p>
        )}
        <More ids={ids} />
      </div>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <td className={css.corner} />
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} ids={ids} />
              ))}
            </tr>
          </thead>
          <tbody>
            <FactRow name="价格">
              {columns.map((column) =>
                column.course ? (
                  <PriceCell key={column.id} course={column.course} />
                ) : (
                  <Unreadable key={column.id} column={column} rows={rows.length + 1} />
                ),
              )}
            </FactRow>
            {rows.map((row) => (
              <FactRow key={row.name} name={row.name} isMarked={marked.has(row)}>
                {columns.map(({ id, course }) => course && <td key={id}>{row.textOf(course)}</td>)}
              </FactRow>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
