export { NotBuilt as default } from '@xhkt/shared/ui/not-built'
