import { queryClient } from '@xhkt/shared/query'
import { reloadRootView, useRootView } from './root-view.ts'

afterEach(() => queryClient.clear())

test('a reload forgets the pages, and leaves the shell its menu and its footer (section 2)', () => {
  const paths = ['/v1/menu', '/v1/sys/config', '/v1/course/detail', '/v1/user/course/list']
  for (const path of paths) queryClient.setQueryData([path, null], { path })
  const { generation } = useRootView.getState()
  reloadRootView()
  expect(paths.filter((path) => queryClient.getQueryData([path, null]))).toEqual(['/v1/menu', '/v1/sys/config'])
  expect(useRootView.getState().generation).toBe(generation + 1)
})
