import type { CourseDetail } from '@xhkt/contract'
import { isUnsigned } from '@xhkt/kit/agreement/agreement-states'
import { formatFileSize } from '@xhkt/kit/format'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useUntilOwned } from '../../model/use-until-owned.ts'
import css from './materials.module.css'

// Few courses have an agreement.
const loadAgreement = () => import(/* webpackChunkName: "agreement" */ '@xhkt/kit/agreement/agreement-summary').then(({ AgreementSummary }) => AgreementSummary)

/** The files of the course, for buyers who have signed its agreement. */
export function Materials({ course }: { course: CourseDetail }) {
  const { id: courseId, title, materials, owned, agreement_state: agreement } = course
  const locked = useUntilOwned(course, '下载')
  return (
    <>
      {owned && agreement && isUnsigned(agreement) && (
        <LazyContent load={loadAgreement} name="学习协议" props={{ courseId, courseTitle: title, state: agreement }} />
      )}
      <ul className={css.files}>
        {materials.map(({ id, name, size, url }) => (
          <li key={id} className={css.file}>
            <svg className={css.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6" />
            </svg>
            <span className={css.name} title={name}>
              {name}
            </span>
            <span className={css.size}>{formatFileSize(size)}</span>
            <span className={css.action}>
              {owned && url ? (
                <ButtonLink size="sm" href={url} download={name}>
                  下载<VisuallyHidden>{name}</VisuallyHidden>
                </ButtonLink>
              ) : owned ? (
                agreement === 'going' ? '签署中' : isUnsigned(agreement) ? '待签署' : '暂不可下载'
              ) : (
                locked
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
