import { hostPages as pages } from '../../../host/src/pages/host-pages.ts'
import { testPages } from './pages-of-area.tsx'
import { Shell } from './shell.tsx'

testPages({
  name: 'shell',
  pages: { shell: () => Promise.resolve({ default: Shell }), about: pages.about!, contact: pages.contact! },
  routes: [
    { page: 'shell', path: '/' },
    { page: 'about', path: '/aboutAndcontact/index/about' },
    { page: 'contact', path: '/aboutAndcontact/index/contact' },
  ],
})
