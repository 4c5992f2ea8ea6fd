import * as paths from '@xhkt/contract/paths'
import { LegalArticle } from './article/legal-article.tsx'
import { AboutLayout } from './layout/about-layout.tsx'
import { agreement } from './texts/agreement/agreement.ts'

export default function UserAgreementPage() {
  return (
    <AboutLayout path={paths.userAgreement}>
      <LegalArticle document={agreement} />
    </AboutLayout>
  )
}
