import * as paths from '@xhkt/contract/paths'
import { LegalArticle } from './article/legal-article.tsx'
import { AboutFrame } from './frame/about-frame.tsx'
import { agreement } from './texts/agreement/agreement.ts'

export default function UserAgreementPage() {
  return (
    <AboutFrame path={paths.userAgreement}>
      <LegalArticle document={agreement} />
    </AboutFrame>
  )
}
