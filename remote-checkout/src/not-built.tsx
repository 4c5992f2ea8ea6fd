export { NotBuilt as default } from '@xhkt/kit/ui/not-built'
