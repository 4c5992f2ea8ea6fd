import type { CourseDetail } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { AgreementSummary } from '@xhkt/kit/agreement/agreement-summary'
import { isUnsigned } from '@xhkt/kit/agreement/agreement-states'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { MaterialRow } from './material-row.tsx'
import css from './materials-panel.module.css'

/** The files of the course. Only buyers download them, once the agreement of the course is signed. */
export function MaterialsPanel({ course: { id, title, price, materials, owned, agreement_state } }: { course: CourseDetail }) {
  if (materials.length === 0) return <EmptyView title="本课程没有资料" />
  return (
    <>
      {!owned && (
        <p className={css.locked}>
          {price === 0 ? '点“立即学习”后可下载资料' : '购买课程后即可下载资料'}
          <ButtonLink variant="price" size="sm" href={paths.payment(id)}>
            {price === 0 ? '立即学习' : '立即购买'}
          </ButtonLink>
        </p>
      )}
      {owned && agreement_state && isUnsigned(agreement_state) && (
        <AgreementSummary courseId={id} courseTitle={title} state={agreement_state} />
      )}
      <ul className={css.files} aria-label="课程资料">
        {materials.map((material) => (
          <MaterialRow key={material.id} courseId={id} material={material} owned={owned} isUnsigned={isUnsigned(agreement_state)} />
        ))}
      </ul>
    </>
  )
}
