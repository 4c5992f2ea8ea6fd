import { LegalArticle } from './article/legal-article.tsx'
import { AboutLayout } from './layout/about-layout.tsx'
import { privacy } from './texts/privacy/privacy.ts'

export default function PrivacyPage() {
  return (
    <AboutLayout title="隐私政策">
      <LegalArticle document={privacy} />
    </AboutLayout>
  )
}
