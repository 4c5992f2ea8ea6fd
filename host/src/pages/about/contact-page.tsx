import { Article } from './article/article.tsx'
import { ContactBoard } from './company/contact-board.tsx'
import { AboutFrame } from './frame/about-frame.tsx'
import { aboutPaths } from './frame/about-paths.ts'
import { contact } from './texts/contact.ts'

export default function ContactPage() {
  return (
    <AboutFrame path={aboutPaths.contact}>
      <Article wide document={contact}>
        <ContactBoard />
      </Article>
    </AboutFrame>
  )
}
