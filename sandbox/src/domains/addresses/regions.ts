import { areaList } from '@vant/area-data'
import type { Address, Region } from '@xhkt/contract'
import { apiErrors } from '../../core/api-error.ts'

// The ids are the official codes: two digits for the province, two for the city, two for the district.
const { province_list: provinces, city_list: cities, county_list: districts } = areaList

const nameOf = (id: string): string | undefined => provinces[id] ?? cities[id] ?? districts[id]

const regionsIn = (names: Record<string, string>, prefix: string): Region[] =>
  Object.entries(names)
    .filter(([id]) => id.startsWith(prefix))
    .map(([id, name]) => ({ id, name }))

/** The regions one level below `parent`. Undefined: the provinces. */
export function listRegions(parent: string | undefined): Region[] {
  if (parent === undefined) return regionsIn(provinces, '')
  if (nameOf(parent) === undefined) throw apiErrors.regionInvalid()
  if (parent in provinces) return regionsIn(cities, parent.slice(0, 2))
  return parent in cities ? regionsIn(districts, parent.slice(0, 4)) : []
}

/** Province, city and district of a district. Throws 400016 for anything else. */
export function regionOf(districtId: string): Address['region'] {
  const toRegion = (id: string): Region => {
    const name = nameOf(id)
    if (name === undefined) throw apiErrors.regionInvalid()
    return { id, name }
  }
  if (!(districtId in districts)) throw apiErrors.regionInvalid()
  return [toRegion(`${districtId.slice(0, 2)}0000`), toRegion(`${districtId.slice(0, 4)}00`), toRegion(districtId)]
}
