import { addAddress, changeAddress, chooseDefaultAddress, deleteAddress, listAddresses } from './addresses.ts'
import type { Context } from '../../core/context.ts'
import { listRegions } from './regions.ts'
import type { Handlers } from '../../core/route.ts'

export const addressHandlers = (context: Context) =>
  ({
    'GET /v1/region/list': ({ query }) => ({ list: listRegions(query.parent) }),
    'GET /v1/user/address/list': ({ user }) => ({ list: listAddresses(context, user.id) }),
    'POST /v1/user/address': ({ user, body }) => addAddress(context, user.id, body),
    'PUT /v1/user/address': ({ user, body: { address_id, ...input } }) => changeAddress(context, user.id, address_id, input),
    'DELETE /v1/user/address': ({ user, body }) => {
      deleteAddress(context, user.id, body.address_id)
      return {}
    },
    'PUT /v1/user/address/default': ({ user, body }) => chooseDefaultAddress(context, user.id, body.address_id),
  }) satisfies Partial<Handlers>
