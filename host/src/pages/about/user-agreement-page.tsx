import { LegalArticle } from './article/legal-article.tsx'
import { AboutFrame } from './frame/about-frame.tsx'
import { aboutPaths } from './frame/about-paths.ts'
import { agreement } from './texts/agreement/agreement.ts'

export default function UserAgreementPage() {
  return (
    <AboutFrame path={aboutPaths.agreement}>
      <LegalArticle document={agreement} />
    </AboutFrame>
  )
}
