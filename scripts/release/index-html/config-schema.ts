import { type TSchema, Type as T } from '@sinclair/typebox'
import type { Deployment } from './deployment.ts'

// The `title` of a schema describes a correct value, for the error message.
const host = '[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?'
const web = `https?://${host}`
const Text = T.String({ title: 'a text' })
const Host = T.String({ pattern: `^${host}$`, title: 'a host, as www.example.com' })
const Origin = T.String({ pattern: `^${web}$`, title: 'an origin, as https://cdn.example.com, without a path' })
const ChatOrigin = T.String({
  pattern: String.raw`^(https?|wss?)://(\*\.)?${host}$`,
  title: 'an origin, as wss://chat.example.com or wss://*.example.com, without a path',
})
const Site = T.String({ pattern: String.raw`^(${web}(/\S*)?)?$`, title: 'an address, as https://m.example.com, or empty' })
const address = String.raw`${web}([/?#]\S*)?|/(?![/\\])\S*`
const Address = T.String({ pattern: `^(${address})?$`, title: 'an address, as https://example.com/a or /a, or empty' })
const Base = T.String({ pattern: `^((${address})(?<!/))?$`, title: 'an address without a slash at its end, or empty' })
const listOf = (item: TSchema & { title?: string }) => T.Array(item, { title: `a list; each item ${item.title}` })
const parts = <Fields extends Record<string, TSchema>>(fields: Fields) => T.Object(fields, { additionalProperties: false, title: 'an object' })

const fields = {
  productName: T.String({ minLength: 1, title: 'a text that is not empty' }),
  apiBase: Base,
  captcha: parts({
    scriptUrl: Address,
    captchaId: Text,
    apiServers: T.Optional(listOf(Host)),
    staticServers: T.Optional(listOf(Host)),
    protocol: T.Optional(T.Union([T.Literal('http://'), T.Literal('https://')], { title: 'http:// or https://' })),
  }),
  wechat: parts({ scriptUrl: Address, appId: Text }),
  qq: parts({ authorizeUrl: Address, clientId: Text }),
  app: parts({ qrcode: Address, ios: Address, android: Address }),
  mainDomain: T.Union([Host, T.Literal('')], { title: `${Host.title}, or empty` }),
  mobileSite: Site,
  debugHosts: listOf(Host),
  beacons: Address,
  overrides: listOf(Origin),
  previews: T.Boolean({ title: 'true or false' }),
  watermark: T.Boolean({ title: 'true or false' }),
  site: Origin,
  mediaOrigins: listOf(Origin),
  chatOrigins: listOf(ChatOrigin),
} satisfies Record<keyof Deployment, TSchema>

/** The schema of `config.json`. A missing field turns its feature off. */
export const ConfigFile = T.Partial(parts(fields))
