import type { SearchSource } from '@xhkt/kit/form/search-select'
import { searchMajors, searchSchools } from '../api/queries.ts'

export const schoolSource: SearchSource = { name: 'school', search: async (keyword, signal) => (await searchSchools(keyword, signal)).list }
export const majorSource: SearchSource = { name: 'major', search: async (keyword, signal) => (await searchMajors(keyword, signal)).list }
