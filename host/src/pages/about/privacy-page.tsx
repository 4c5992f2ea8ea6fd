import { LegalArticle } from './article/legal-article.tsx'
import { AboutFrame } from './frame/about-frame.tsx'
import { aboutPaths } from './frame/about-paths.ts'
import { privacy } from './texts/privacy/privacy.ts'

export default function PrivacyPage() {
  return (
    <AboutFrame path={aboutPaths.privacy}>
      <LegalArticle document={privacy} />
    </AboutFrame>
  )
}
