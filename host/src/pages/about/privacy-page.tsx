import * as paths from '@xhkt/contract/paths'
import { LegalArticle } from './article/legal-article.tsx'
import { AboutLayout } from './layout/about-layout.tsx'
import { privacy } from './texts/privacy/privacy.ts'

export default function PrivacyPage() {
  return (
    <AboutLayout path={paths.privacy}>
      <LegalArticle document={privacy} />
    </AboutLayout>
  )
}
