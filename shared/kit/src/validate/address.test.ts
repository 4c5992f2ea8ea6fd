/** @jest-environment node */
import { checkAddress } from '@xhkt/kit/validate'

const right = { name: '王小明', phone: '13911110001', province: '110000', city: '110100', district: '110108', detail: '学院路 30 号' }

describe('checkAddress: each field has its own message [forms#address]', () => {
  it.each([
    [{}, {}],
    [{ name: '' }, { name: '请填写收货人姓名' }],
    [{ name: '  ' }, { name: '请填写收货人姓名' }],
    [{ name: '王' }, { name: '收货人姓名须为2到20个字' }],
    [{ name: '𠮷' }, { name: '收货人姓名须为2到20个字' }],
    [{ name: '王'.repeat(20) }, {}],
    [{ name: '王'.repeat(21) }, { name: '收货人姓名须为2到20个字' }],
    [{ phone: '' }, { phone: '请填写手机号码' }],
    [{ phone: '23911110001' }, { phone: '请输入正确手机号' }],
    [{ province: '', city: '', district: '' }, { province: '请选择省份', city: '请选择城市', district: '请选择区县' }],
    [{ detail: ' \n ' }, { detail: '请填写详细地址' }],
    [{ detail: '三十号楼' }, { detail: '详细地址须为5到100个字' }],
    [{ detail: '一'.repeat(100) }, {}],
    [{ detail: '一'.repeat(101) }, { detail: '详细地址须为5到100个字' }],
  ])('with %j → %j', (change, errors) => {
    expect(checkAddress({ ...right, ...change })).toEqual(errors)
  })
})
