import { hostPages } from './pages/host-pages.ts'
import { start } from './shell/app/start.tsx'

start(hostPages)
