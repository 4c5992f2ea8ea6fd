import { type Db, insertRows } from '../../core/database.ts'

/** The addresses of the first account. The second one has the longest name and a long address. */
export const sampleAddresses = [
  { name: '林晓', phone: '13800000001', region_id: '110108', detail: '学院路 30 号 8 号楼 302 室', is_default: 1 },
  {
    name: '艾力江·阿不都热西提·买买提明（收发室）',
    phone: '13900000011',
    region_id: '659008',
    detail: '可克达拉市人民东路与文化南路交叉口东北侧学府名苑小区三期西门第十二号住宅楼二单元九层九零三室，白天无人在家时请放一楼大厅的快递柜，或交物业服务中心前台代收，谢谢',
    is_default: 0,
  },
]

export function seedAddresses(db: Db): void {
  insertRows(
    db,
    'address',
    ['user_id', 'name', 'phone', 'region_id', 'detail', 'is_default'],
    sampleAddresses.map(({ name, phone, region_id, detail, is_default }) => [1, name, phone, region_id, detail, is_default]),
  )
}
