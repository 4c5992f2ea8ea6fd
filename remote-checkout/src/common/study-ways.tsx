import type { AgreementState } from '@xhkt/contract'
import { AgreementButton } from '@xhkt/kit/agreement/agreement-button'
import { isUnsigned } from '@xhkt/kit/agreement/agreement-states'
import { useLearningLink } from '@xhkt/kit/rules/use-learning-link'
import { ButtonLink } from '@xhkt/kit/ui/button'

interface Props {
  /** Undefined while it is not known. */
  course: { id: string; title: string } | undefined
  /** Null or undefined: the course needs none, or it is not known. */
  agreement: AgreementState | null | undefined
  /** The course was just bought. */
  bought?: boolean
  /** False where something else comes first. */
  isMain?: boolean
}

/** The way to the first lesson of an open course. An agreement that is not signed comes first (docs/product/agreements.md#places). */
export function StudyWays({ course, agreement, bought, isMain = true }: Props) {
  const { label, path } = useLearningLink(course?.id, { bought })
  const main = isMain ? 'primary' : 'default'
  const unsigned = course && agreement && isUnsigned(agreement)
  return (
    <>
      {unsigned && <AgreementButton courseId={course.id} courseTitle={course.title} state={agreement} size="lg" variant={main} />}
      <ButtonLink variant={unsigned ? 'default' : main} size="lg" href={path}>
        {label}
      </ButtonLink>
    </>
  )
}
