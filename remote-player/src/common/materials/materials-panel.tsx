import type { CourseDetail } from '@xhkt/contract'
import { AgreementSummary } from '@xhkt/kit/agreement/agreement-summary'
import { isUnsigned } from '@xhkt/kit/agreement/agreement-states'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { PurchaseLink } from '../purchase/purchase-link.tsx'
import { purchaseOffer } from '../purchase/purchase-offer.ts'
import { MaterialRow } from './material-row.tsx'
import css from './materials-panel.module.css'

/** The files of the course. Only buyers download them, once the agreement of the course is signed. */
export function MaterialsPanel({ course }: { course: CourseDetail }) {
  const { id, title, materials, owned, agreement_state } = course
  const offer = purchaseOffer(id, course, '下载资料')
  if (materials.length === 0) return <EmptyView title="本课程没有资料" />
  return (
    <>
      {!owned && (
        <p className={css.locked}>
          {offer.title}
          <PurchaseLink offer={offer} size="sm" />
        </p>
      )}
      {owned && agreement_state && isUnsigned(agreement_state) && (
        <AgreementSummary courseId={id} courseTitle={title} state={agreement_state} />
      )}
      <ul className={css.files} aria-label="课程资料">
        {materials.map((material) => (
          <MaterialRow key={material.id} courseId={id} material={material} owned={owned} agreement={agreement_state} />
        ))}
      </ul>
    </>
  )
}
