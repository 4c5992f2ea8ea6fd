import { Article } from './article/article.tsx'
import { ContactBoard } from './company/contact-board.tsx'
import { AboutLayout } from './layout/about-layout.tsx'
import { contact } from './texts/contact.ts'

export default function ContactPage() {
  return (
    <AboutLayout title="联系我们">
      <Article wide document={contact}>
        <ContactBoard />
      </Article>
    </AboutLayout>
  )
}
