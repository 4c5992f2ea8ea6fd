import { pages } from '../../../remote-personal/src/entry.tsx'
import { routes } from '../../../remote-personal/src/routes.ts'
import { testPages } from './pages-of-area.tsx'

testPages({ name: 'personal', pages, routes })
