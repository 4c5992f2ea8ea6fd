/** @jest-environment node */
import { regionText } from '@xhkt/kit/format'

const regionOf = (...names: string[]) => names.map((name, id) => ({ id: String(id), name }))

test('regionText joins province, city and district', () => {
  expect(regionText(regionOf('浙江省', '杭州市', '西湖区'))).toBe('浙江省 杭州市 西湖区')
})

test('regionText names a municipality once', () => {
  expect(regionText(regionOf('北京市', '北京市', '海淀区'))).toBe('北京市 海淀区')
})
