import * as paths from '@xhkt/contract/paths'
import { LegalArticle } from './article/legal-article.tsx'
import { AboutFrame } from './frame/about-frame.tsx'
import { privacy } from './texts/privacy/privacy.ts'

export default function PrivacyPage() {
  return (
    <AboutFrame path={paths.privacy}>
      <LegalArticle document={privacy} />
    </AboutFrame>
  )
}
