import { type Static, Type as T } from '@sinclair/typebox'
import { addressDetailMaxLength, addressDetailMinLength, addressNameMaxLength, addressNameMinLength } from './limits.ts'
import { Empty, type Endpoint, Id, Phone } from './schema.ts'

/** A province, city or district. */
export const Region = T.Object({
  /** The code of the region. @example 110108 */
  id: Id,
  /** The name of the region. @example 海淀区 */
  name: T.String({ minLength: 1 }),
})
export type Region = Static<typeof Region>

/** No white space at either end, and no line break. */
const line = String.raw`^\S(.*\S)?$`

/** A delivery address (docs/product/orders.md#delivery-addresses). */
export const Address = T.Object({
  address_id: Id,
  /** Who receives it. @example 张小海 */
  name: T.String(),
  phone: Phone,
  /** Province, city, district. @example [{"id":"110000","name":"北京市"},{"id":"110100","name":"北京市"},{"id":"110108","name":"海淀区"}] */
  region: T.Tuple([Region, Region, Region]),
  /** The address below the district. @example 中关村大街 1 号 */
  detail: T.String(),
  /** Whether the address is the default. @example true */
  is_default: T.Boolean(),
})
export type Address = Static<typeof Address>

/** The id of an address. */
const AddressId = T.Object({ address_id: Id })

/** An address as the learner enters it. */
const AddressInput = T.Object({
  /** Who receives it. @example 张小海 */
  name: T.String({ minLength: addressNameMinLength, maxLength: addressNameMaxLength, pattern: line }),
  phone: Phone,
  /** The district. @example 110108 */
  region_id: Id,
  detail: T.String({ minLength: addressDetailMinLength, maxLength: addressDetailMaxLength, pattern: line }),
  /** True makes the address the default. It stays the default until another address becomes the default. */
  is_default: T.Optional(T.Boolean()),
})
export type AddressInput = Static<typeof AddressInput>

export const addressEndpoints = {
  'GET /v1/region/list': {
    summary: 'The regions one level below `parent`, by default the provinces; none below a district; 400016 for an unknown parent',
    session: 'none',
    refusals: [400016],
    query: T.Object({
      /** The region above the listed regions. @example 110000 */
      parent: T.Optional(Id),
    }),
    data: T.Object({ list: T.Array(Region) }),
  },
  'GET /v1/user/address/list': {
    summary: 'The delivery addresses of the caller, the default first, then the newest',
    session: 'required',
    data: T.Object({ list: T.Array(Address) }),
  },
  'POST /v1/user/address': {
    summary: 'Add a delivery address; the first address becomes the default; 409016 when the learner has 20 addresses',
    session: 'required',
    refusals: [400016, 409016],
    idempotencyKey: true,
    body: AddressInput,
    data: Address,
  },
  'PUT /v1/user/address': {
    summary: 'Change a delivery address',
    session: 'required',
    refusals: [400016, 404011],
    idempotencyKey: true,
    body: T.Composite([AddressId, AddressInput]),
    data: Address,
  },
  'DELETE /v1/user/address': {
    summary: 'Delete a delivery address; the newest other address replaces a deleted default',
    session: 'required',
    refusals: [404011],
    body: AddressId,
    data: Empty,
  },
  'PUT /v1/user/address/default': {
    summary: 'Make an address the default',
    session: 'required',
    refusals: [404011],
    idempotencyKey: true,
    body: AddressId,
    data: Address,
  },
} as const satisfies Record<string, Endpoint>
