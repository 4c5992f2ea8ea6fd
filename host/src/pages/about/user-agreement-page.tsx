import { LegalArticle } from './article/legal-article.tsx'
import { AboutLayout } from './layout/about-layout.tsx'
import { agreement } from './texts/agreement/agreement.ts'

export default function UserAgreementPage() {
  return (
    <AboutLayout title="用户协议">
      <LegalArticle document={agreement} />
    </AboutLayout>
  )
}
