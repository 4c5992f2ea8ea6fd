import { api } from '@xhkt/platform/api'
import type { SearchSource } from '@xhkt/kit/form/search-select'

const sourceOf = (path: '/v1/school/search' | '/v1/school/major/search'): SearchSource => ({
  name: path,
  search: async (keyword, signal) => (await api.get(path, { query: { keyword }, signal, toast: false })).list,
})

export const schoolSource = sourceOf('/v1/school/search')
export const majorSource = sourceOf('/v1/school/major/search')
