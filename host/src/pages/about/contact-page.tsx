import * as paths from '@xhkt/contract/paths'
import { Article } from './article/article.tsx'
import { ContactBoard } from './company/contact-board.tsx'
import { AboutLayout } from './layout/about-layout.tsx'
import { contact } from './texts/contact.ts'

export default function ContactPage() {
  return (
    <AboutLayout path={paths.contact}>
      <Article wide document={contact}>
        <ContactBoard />
      </Article>
    </AboutLayout>
  )
}
